import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { afterPointerUp } from '../../lib/after-pointer-up';
import { notifyChunkError } from '../../lib/chunk-error';
import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { css } from '../../theme/css' with { type: 'macro' };
import type { QuestionsAccordionProps } from './QuestionsAccordion';
import { QuestionBox, questionClass } from './question-styles';
import { questions, texts } from './texts';

const accordion = lazy(async () => (await import('./QuestionsAccordion')).QuestionsAccordion);

interface Loaded extends QuestionsAccordionProps {
  Accordion: ComponentType<QuestionsAccordionProps>;
}

/**
 * Six questions and answers. The accordion is fetched when the questions come near the window;
 * a press that is quicker than the fetch opens its answer as soon as there is one.
 */
export function Questions() {
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<string | undefined>(undefined);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = (onChunkError: (error: unknown) => void) => {
    accordion.load().then(
      (Accordion) =>
        afterPointerUp(() =>
          setLoaded({
            Accordion,
            openAtFirst: pressed.current,
            focusAtFirst: focusedQuestion(section.current),
          }),
        ),
      onChunkError,
    );
  };
  const onNear = useEffectEvent(() => load((error) => logFailure('the answers', error)));

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '300px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby="questions"
      className={css({ px: 'gutter', pt: '12', maxW: '62rem', mx: 'auto' })}
    >
      <h2 id="questions" className={css({ fontSize: '4xl', textAlign: 'center', mb: '8' })}>
        {texts.questions}
      </h2>
      {loaded ? (
        <loaded.Accordion openAtFirst={loaded.openAtFirst} focusAtFirst={loaded.focusAtFirst} />
      ) : (
        questions.map(({ question }) => (
          <QuestionBox key={question}>
            <h3>
              <button
                type="button"
                aria-expanded={false}
                data-question={question}
                className={questionClass}
                onClick={() => {
                  pressed.current = question;
                  load(notifyChunkError);
                }}
              >
                {question}
                <Icon name="plus" />
              </button>
            </h3>
          </QuestionBox>
        ))
      )}
    </section>
  );
}

/** The question whose button has the focus: the accordion's button takes it over. */
function focusedQuestion(section: HTMLElement | null): string | undefined {
  const { activeElement } = document;
  return section?.contains(activeElement) && activeElement instanceof HTMLElement
    ? activeElement.dataset.question
    : undefined;
}
