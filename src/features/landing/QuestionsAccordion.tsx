import { chakra } from '@chakra-ui/react/styled-system';
import * as Accordion from 'radix-ui/accordion';
import { Icon } from '../../components/Icon';
import { QuestionBox, questionStyles } from './question-styles';
import { questions } from './texts';

export interface QuestionsAccordionProps {
  openAtFirst: string | undefined;
  /** The question that had the focus before the accordion arrived. */
  focusAtFirst: string | undefined;
}

export function QuestionsAccordion({ openAtFirst, focusAtFirst }: QuestionsAccordionProps) {
  return (
    <Accordion.Root
      type="single"
      collapsible
      // Radix moves the focus around the ends of the list: no arrow key could leave it.
      data-arrow-keys="first"
      {...(openAtFirst && { defaultValue: openAtFirst })}
    >
      {questions.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question} asChild>
          <QuestionBox>
            <Accordion.Header>
              <Trigger css={questionStyles} autoFocus={question === focusAtFirst}>
                {question}
                <Icon name="plus" />
              </Trigger>
            </Accordion.Header>
            <Answer>
              <chakra.p px={{ base: '5', md: '7' }} pb="6" color="fg.muted" maxW="46em">
                {answer}
              </chakra.p>
            </Answer>
          </QuestionBox>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

const Trigger = chakra(Accordion.Trigger);

const Answer = chakra(Accordion.Content, {
  base: {
    overflow: 'hidden',
    _open: { animation: 'unfold 180ms {easings.out}' },
    _closed: { animation: 'fold 180ms {easings.out}' },
  },
});
