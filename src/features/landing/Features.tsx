import { chakra } from '@chakra-ui/react/styled-system';
import { FeaturePicture } from './FeaturePicture';
import { features } from './texts';

/** Four features with pictures; on wide windows, text and picture change sides. */
export function Features() {
  return (
    <chakra.div px="gutter" maxW="84rem" mx="auto">
      {features.map(({ picture, title, text }) => (
        <Block key={picture}>
          <chakra.div data-words display="grid" gap="4">
            <chakra.h2 fontSize="4xl">{title}</chakra.h2>
            <chakra.p fontSize="lg" color="fg.muted" maxW="34em">
              {text}
            </chakra.p>
          </chakra.div>
          <FeaturePicture picture={picture} />
        </Block>
      ))}
    </chakra.div>
  );
}

const Block = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1.1fr' },
    alignItems: 'center',
    gap: { base: '8', lg: '20' },
    py: { base: '12', lg: '16' },
    '&:nth-of-type(even)': { gridTemplateColumns: { lg: '1.1fr 1fr' } },
    '&:nth-of-type(even) > [data-words]': { order: { lg: '2' } },
  },
});
