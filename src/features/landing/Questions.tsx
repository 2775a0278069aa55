import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { text } from '../../lib/site/texts';
import { afterPointerUp } from '../../lib/timing/after-pointer-up';
import { css } from '../../theme/css' with { type: 'macro' };
import type { QuestionsAccordionProps } from './QuestionsAccordion';
import { answerClass, QuestionBox, questionClass } from './question-styles';
import { prices, shownQuestions } from './texts';

const accordion = lazy(async () => (await import('./QuestionsAccordion')).QuestionsAccordion);

interface Loaded extends QuestionsAccordionProps {
  Accordion: ComponentType<QuestionsAccordionProps>;
}

/**
 * Renders `details` elements, which work without JavaScript. Once the section is near the viewport,
 * replaces them with an accordion, which is animated and supports Home and End.
 */
export function Questions() {
  const section = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const box = section.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        accordion.load().then(
          (Accordion) => afterPointerUp(() => setLoaded({ Accordion, ...asLeft(box) })),
          (error: unknown) => logFailure('the accordion', error),
        );
      },
      { rootMargin: '300px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby="questions"
      className={css({ px: 'gutter', pt: '12', maxW: '62rem', mx: 'auto' })}
    >
      <h2 id="questions" className={css({ fontSize: '4xl', textAlign: 'center', mb: '8' })}>
        {text('landing.questions.heading')}
      </h2>
      {loaded ? (
        <loaded.Accordion openAtFirst={loaded.openAtFirst} focusAtFirst={loaded.focusAtFirst} />
      ) : (
        shownQuestions().map((id) => (
          <QuestionBox key={id}>
            <details name="question">
              <summary data-question={id} className={questionClass}>
                <h3>{text(`landing.questions.${id}.question`)}</h3>
                <Icon name="plus" />
              </summary>
              <p className={answerClass}>{text(`landing.questions.${id}.answer`, prices())}</p>
            </details>
          </QuestionBox>
        ))
      )}
    </section>
  );
}

function asLeft(section: HTMLElement): QuestionsAccordionProps {
  const questionAt = (selector: string) =>
    section.querySelector<HTMLElement>(selector)?.dataset.question;
  return {
    openAtFirst: questionAt('[open] > [data-question]'),
    focusAtFirst: questionAt('[data-question]:focus'),
  };
}
