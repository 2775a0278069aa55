import { useRef, useState } from 'react';
import type { DeskToken } from '../../../contract/desk/answers';
import { act } from '../call';
import { ActButton } from '../parts/ActButton';
import { Moment } from '../parts/Moment';
import { Reading } from '../parts/Reading';
import { useRead } from '../use-read';

export function TokensScreen() {
  const read = useRead('Desk tokens', 'tokens');
  const { answer, snapshot } = read;
  const [added, setAdded] = useState<{ name: string; token: string } | null>(null);
  const name = useRef<HTMLInputElement>(null);
  return (
    <section aria-busy={snapshot.hasTag('busy')}>
      <h1>Tokens</h1>
      <p>Give each operator a token of their own, so that the log says who did what.</p>
      <Reading read={read} empty="There are no tokens." />
      <ul className="cards">
        {answer?.map((token) => (
          <Token key={token.name} token={token} />
        ))}
      </ul>
      <div className="filters">
        <label>
          Name
          <input ref={name} pattern="[\w.\-]{1,40}" />
        </label>
        <ActButton
          use="Add a token"
          label="Add a token"
          done="The token was added."
          perform={async () => setAdded(await act('addToken', { name: name.current?.value ?? '' }))}
          outdates="tokens"
        />
      </div>
      {added && (
        <p className="notice" role="status">
          The token of {added.name} is shown once: <code>{added.token}</code>
        </p>
      )}
    </section>
  );
}

function Token({ token }: { token: DeskToken }) {
  const { name, created_at, created_by, revoked_at } = token;
  return (
    <li>
      <h2>{name}</h2>
      {created_at ? (
        <p>
          Added <Moment at={created_at} /> by {created_by}
        </p>
      ) : (
        <p>From the settings of the server</p>
      )}
      {revoked_at && (
        <p>
          Revoked <Moment at={revoked_at} />
        </p>
      )}
      {created_at && !revoked_at && (
        <ActButton
          use="Revoke a token"
          label="Revoke"
          question={`The token of ${name} will open nothing any more, and its sessions end.`}
          done="The token was revoked."
          perform={() => act('revokeToken', { name })}
          outdates="tokens"
        />
      )}
    </li>
  );
}
