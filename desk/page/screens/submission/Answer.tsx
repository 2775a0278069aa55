import { useRef, useState } from 'react';
import type { Submission } from '../../../../contract/desk/answers';
import { VERDICTS, type Verdict } from '../../../../contract/desk/calls';
import { act } from '../../call';
import { ActButton } from '../../parts/ActButton';
import { Moment } from '../../parts/Moment';
import { Reading } from '../../parts/Reading';
import { useRead } from '../../use-read';

const VERBS: Readonly<Record<Verdict, string>> = { accepted: 'Accept', declined: 'Decline' };

interface AnswerProps {
  readonly submission: Submission;
}

export function Answer({ submission }: AnswerProps) {
  const { answer } = submission;
  const [verdict, choose] = useState<Verdict>('accepted');
  // Stays true if another operator answers first, to keep this operator's draft.
  const [isWriting, setWriting] = useState(answer === null);
  return (
    <div className="panel">
      <h2>Answer</h2>
      {answer && (
        <>
          <p>
            {answer.by} {submission.verdict} this movie, <Moment at={answer.at} />.
          </p>
          <p className="prose" dir="auto">
            {answer.letter}
          </p>
        </>
      )}
      {isWriting && (
        <>
          <fieldset>
            <legend>What is the answer?</legend>
            {VERDICTS.map((it) => (
              <label key={it} className="choice">
                <input
                  type="radio"
                  name="verdict"
                  checked={verdict === it}
                  onChange={() => choose(it)}
                />
                {VERBS[it]}
              </label>
            ))}
          </fieldset>
          {VERDICTS.map((it) => (
            <div key={it} hidden={it !== verdict}>
              <LetterForm submission={submission} verdict={it} onDone={() => setWriting(false)} />
            </div>
          ))}
        </>
      )}
    </div>
  );
}

interface LetterProps extends AnswerProps {
  readonly verdict: Verdict;
  readonly onDone: () => void;
}

function LetterForm({ submission, verdict, onDone }: LetterProps) {
  const { id, email } = submission;
  const read = useRead('Letter', 'letter', { id, verdict });
  const form = useRef<HTMLFormElement>(null);
  const draft = read.answer;
  if (!draft) return <Reading read={read} empty="" />;
  const perform = () => {
    const fields = new FormData(form.current ?? undefined);
    const said = (name: string) => String(fields.get(name) ?? '');
    return act('answerSubmission', {
      id,
      verdict,
      subject: said('subject'),
      letter: said('letter'),
    });
  };
  return (
    <form
      ref={form}
      className="fields"
      lang={draft.language}
      onSubmit={(it) => it.preventDefault()}
    >
      <p>To {email}</p>
      <label>
        Subject
        <input name="subject" dir="auto" defaultValue={draft.subject} maxLength={200} />
      </label>
      <label>
        Letter
        <textarea name="letter" dir="auto" defaultValue={draft.letter} maxLength={10_000} />
      </label>
      <ActButton
        use="Answer a submission"
        label={`${VERBS[verdict]} and send the letter`}
        done="The answer is given, and the letter is on its way."
        perform={perform}
        outdates="submission"
        onDone={onDone}
      />
    </form>
  );
}
