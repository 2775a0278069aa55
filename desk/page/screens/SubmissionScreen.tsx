import { useParams } from 'react-router-dom';
import type { Submission } from '../../../contract/desk/answers';
import { Facts } from '../parts/Facts';
import { Moment } from '../parts/Moment';
import { Picture } from '../parts/Picture';
import { Reading } from '../parts/Reading';
import { useRead } from '../use-read';
import { Answer } from './submission/Answer';
import { Notes } from './submission/Notes';

export function SubmissionScreen() {
  const { id = '' } = useParams();
  const read = useRead('Submission', 'submission', { id });
  const { answer: submission, snapshot } = read;
  return (
    <section aria-busy={snapshot.hasTag('busy')}>
      {!submission && <h1>Submission</h1>}
      <Reading read={read} empty="" />
      {submission && (
        <>
          <h1 dir="auto">{submission.title}</h1>
          <div key={id} className="beside">
            <div>
              <Details submission={submission} />
              <Cast cast={submission.cast} />
            </div>
            <div>
              <Answer submission={submission} />
              <Notes submission={submission} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Details({ submission }: { submission: Submission }) {
  const { name, email, role, created_at, type, link, description, thumbnail } = submission;
  return (
    <>
      <Picture id={thumbnail} text="The picture of the movie" />
      <Facts
        facts={{
          From: `${name}, ${role}`,
          Email: <a href={`mailto:${email}`}>{email}</a>,
          Sent: <Moment at={created_at} />,
          Type: type,
          Link: link && <Outside address={link} />,
        }}
      />
      {description && (
        <p className="prose" dir="auto">
          {description}
        </p>
      )}
    </>
  );
}

function Cast({ cast }: Pick<Submission, 'cast'>) {
  return (
    <>
      <h2>Cast</h2>
      <ul className="cards">
        {cast.map(({ name, job, email, image }) => (
          <li key={image}>
            <Picture id={image} text={name} />
            <h3 dir="auto">{name}</h3>
            <p dir="auto">{job}</p>
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links only `http` and `https` addresses, since a member entered the address. */
function Outside({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
