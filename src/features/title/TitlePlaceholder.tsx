import { Spinner } from '../../components/feedback/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { BillboardFrame, FactsBox, Page } from './title-layout';

export function TitlePlaceholder() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{text('title.loading')}</VisuallyHidden>
      <BillboardFrame>
        <FactsBox data-facts className={css({ animation: 'shimmer 1.8s ease-in-out infinite' })}>
          <Line className={css({ w: 'min(26rem, 70%)', h: '14' })} />
          <Line className={css({ w: 'min(18rem, 55%)', h: '8' })} />
          <Line
            className={css({ w: { base: 'full', sm: '12rem' }, h: '14', borderRadius: 'full' })}
          />
          <Line className={css({ w: 'full', h: '24' })} />
        </FactsBox>
        <div data-stage className={css({ position: 'relative', isolation: 'isolate' })}>
          <div
            className={css({
              position: 'relative',
              zIndex: '-1',
              h: 'full',
              bg: 'bg.placeholder',
              animation: 'shimmer 1.8s ease-in-out infinite',
              ':root:fullscreen &': { display: 'none' },
            })}
          />
          <div
            className={css({
              display: 'none',
              ':root:fullscreen &': {
                display: 'grid',
                position: 'absolute',
                inset: '0',
                placeContent: 'center',
                animation: 'rise 180ms 1000ms both',
              },
            })}
          >
            <Spinner />
          </div>
        </div>
      </BillboardFrame>
      <div className={css({ minH: '100dvh' })} />
    </Page>
  );
}

const Line = styled('div', recipe({ borderRadius: 'md', bg: 'bg.placeholder' }));
