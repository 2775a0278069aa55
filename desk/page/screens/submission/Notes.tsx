import { useRef } from 'react';
import type { Submission } from '../../../../contract/desk/answers';
import { act } from '../../call';
import { ActButton } from '../../parts/ActButton';
import { Moment } from '../../parts/Moment';

export function Notes({ submission }: { submission: Submission }) {
  const { id, notes } = submission;
  const note = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="panel">
      <h2>Notes</h2>
      {notes.map(({ at, by, note }) => (
        <div key={at}>
          <h3>
            {by}, <Moment at={at} />
          </h3>
          <p className="prose" dir="auto">
            {note}
          </p>
        </div>
      ))}
      <label>
        For operators alone
        <textarea ref={note} className="short" dir="auto" maxLength={10_000} />
      </label>
      <ActButton
        use="Note"
        label="Keep the note"
        done="The note was kept."
        perform={() => act('noteSubmission', { id, note: note.current?.value ?? '' })}
        outdates="submission"
        onDone={() => {
          if (note.current) note.current.value = '';
        }}
      />
    </div>
  );
}
