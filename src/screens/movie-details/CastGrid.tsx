import { chakra } from '@chakra-ui/react/styled-system';
import { CastCard } from '../../components/CastCard';
import { EmptyState } from '../../components/EmptyState';
import { Section } from '../../components/Section';
import type { Title } from './wiring';

/** The people of a title (spec §2). */
export function CastGrid({ casts }: { casts: Title['casts'] }) {
  return (
    <chakra.div px={{ base: 'gutter', md: '0' }}>
      <Section heading="Cast and Crew">
        {casts.length === 0 ? (
          <EmptyState title="No cast available." />
        ) : (
          <chakra.ul
            display="grid"
            gap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))"
          >
            {casts.map(({ id, name, profile_image }) => (
              <li key={id}>
                <CastCard id={id} name={name} image={profile_image} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Section>
    </chakra.div>
  );
}
