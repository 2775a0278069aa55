import type { CastMember } from '../../../contract/entities';
import { EmptyState } from '../../components/feedback/EmptyState';
import { notifyChunkError } from '../../lib/chunk-error';
import { lazy, prefetchCode, useLazy } from '../../lib/lazy';
import { hasFeature } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { CastCard } from './CastCard';
import { CastMailButton } from './cast-mail/CastMailButton';
import { useCastMail } from './cast-mail/use-cast-mail';
import { Section } from './Section';

const castMailDialog = lazy(async () => {
  return (await import('./cast-mail/CastMailDialog')).CastMailDialog;
});

export function CastGrid({ casts }: { casts: readonly CastMember[] }) {
  const mail = useCastMail();
  const addressee = casts.find(({ id }) => id === mail.castId);
  const CastMailDialog = useLazy(castMailDialog, {
    isWanted: addressee !== undefined,
    onError(error) {
      notifyChunkError(error);
      mail.cancel();
    },
  });
  return (
    <>
      <Section heading={text('title.cast.heading')}>
        {casts.length === 0 ? (
          <EmptyState title={text('title.cast.none')} />
        ) : (
          <ul
            className={css({
              display: 'grid',
              gap: '4',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
            })}
          >
            {casts.map(({ id, name, profile_image }) => (
              <li key={id}>
                <CastCard
                  id={id}
                  name={name}
                  image={profile_image}
                  action={
                    hasFeature('castMail') && (
                      <CastMailButton
                        name={name}
                        onIntent={() => prefetchCode(castMailDialog)}
                        onPress={() => mail.open(id)}
                      />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {addressee && CastMailDialog && (
        <CastMailDialog key={addressee.id} person={addressee} mail={mail} />
      )}
    </>
  );
}
