import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { FeaturePicture } from './FeaturePicture';
import { shownFeatures } from './texts';

export function Features() {
  return (
    <div className={css({ px: 'gutter', maxW: '84rem', mx: 'auto' })}>
      {shownFeatures().map(({ id, picture }) => (
        <Block key={id}>
          <div data-words className={css({ display: 'grid', gap: '4' })}>
            <h2 className={css({ fontSize: '4xl' })}>{text(`landing.features.${id}.title`)}</h2>
            <p className={css({ fontSize: 'lg', color: 'fg.muted', maxW: '34em' })}>
              {text(`landing.features.${id}.text`)}
            </p>
          </div>
          <FeaturePicture picture={picture} />
        </Block>
      ))}
    </div>
  );
}

const Block = styled(
  'section',
  recipe({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1.1fr' },
    alignItems: 'center',
    gap: { base: '8', lg: '20' },
    py: { base: '12', lg: '16' },
    '&:nth-of-type(even)': { gridTemplateColumns: { lg: '1.1fr 1fr' } },
    '&:nth-of-type(even) > [data-words]': { order: { lg: '2' } },
  }),
);
