import * as Accordion from 'radix-ui/accordion';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { answerClass, QuestionBox, questionClass } from './question-styles';
import { prices, shownQuestions } from './texts';

export interface QuestionsAccordionProps {
  openAtFirst: string | undefined;
  focusAtFirst: string | undefined;
}

export function QuestionsAccordion({ openAtFirst, focusAtFirst }: QuestionsAccordionProps) {
  return (
    <Accordion.Root
      type="single"
      collapsible
      // Runs the site's arrow-key navigation before Radix's, which would trap focus here.
      data-arrow-keys="first"
      defaultValue={openAtFirst ?? ''}
    >
      {shownQuestions().map((id) => (
        <Accordion.Item key={id} value={id} asChild>
          <QuestionBox>
            <Accordion.Header>
              <Accordion.Trigger className={questionClass} autoFocus={id === focusAtFirst}>
                {text(`landing.questions.${id}.question`)}
                <Icon name="plus" />
              </Accordion.Trigger>
            </Accordion.Header>
            <Answer>
              <p className={answerClass}>{text(`landing.questions.${id}.answer`, prices())}</p>
            </Answer>
          </QuestionBox>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

const Answer = styled(
  Accordion.Content,
  recipe({
    overflow: 'hidden',
    _open: { animation: 'unfold 180ms {easings.out}' },
    _closed: { animation: 'fold 180ms {easings.out}' },
  }),
);
