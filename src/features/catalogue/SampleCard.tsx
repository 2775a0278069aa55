import { chakra } from '@chakra-ui/react/styled-system';
import { CardFrame } from '../../components/cards/CardFrame';
import { FallbackArt } from '../../components/cards/FallbackArt';

interface SampleCardProps {
  name: string;
  /** Short facts below the name. */
  facts: readonly string[];
  line: string;
}

/** An example of a title: no picture, and no link. */
export function SampleCard({ name, facts, line }: SampleCardProps) {
  return (
    <chakra.article minW="0">
      <CardFrame shape="poster">
        <FallbackArt name={name} />
      </CardFrame>
      <chakra.h2
        mt="3"
        fontFamily="body"
        fontSize="md"
        fontWeight="semibold"
        lineHeight="snug"
        overflowWrap="anywhere"
      >
        {name}
      </chakra.h2>
      <chakra.p fontSize="sm" color="fg.subtle">
        {facts.join(' · ')}
      </chakra.p>
      <chakra.p mt="1.5" fontSize="sm" lineHeight="snug" color="fg.muted">
        {line}
      </chakra.p>
    </chakra.article>
  );
}
