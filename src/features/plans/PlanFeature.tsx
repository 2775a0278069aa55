import type { Plan } from '../../../contract/entities';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

type Feature = Plan['plan_type'][number];

export function PlanFeature(feature: Feature) {
  const isIncluded = feature.limitation_value === 1;
  return (
    <li
      className={css({
        display: 'flex',
        gap: '3',
        color: 'fg.subtle',
        '&[data-included]': { color: 'fg' },
      })}
      data-included={isIncluded || undefined}
    >
      <span
        className={css({ mt: '0.15em', '[data-included] > &': { color: 'success' } })}
        data-testid={isIncluded ? 'tick' : 'cross'}
      >
        <Icon name={isIncluded ? 'check' : 'close'} className={css({ boxSize: '1.25rem' })} />
        <VisuallyHidden>
          {text(isIncluded ? 'plans.feature.included' : 'plans.feature.missing')}
        </VisuallyHidden>
      </span>
      <div className={css({ flex: '1', minW: '0' })}>
        <span
          lang={feature.lang}
          dir="auto"
          className={css({
            overflowWrap: 'anywhere',
            '[data-included] > div > &': { fontWeight: 'medium' },
          })}
        >
          {feature.limitation_title}
        </span>
        <Limit limit={feature.limit} lang={feature.limit_lang} />
      </div>
    </li>
  );
}

function Limit({ limit, lang }: Pick<Feature, 'limit' | 'lang'>) {
  if (limit === null || limit === '') return null;
  if (typeof limit === 'string') {
    return (
      <p
        lang={lang}
        dir="auto"
        className={css({ fontSize: 'sm', color: 'fg.subtle', overflowWrap: 'anywhere' })}
      >
        {limit}
      </p>
    );
  }
  return (
    <dl
      lang={lang}
      className={css({
        display: 'grid',
        gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
        columnGap: '3',
        mt: '1',
        fontSize: 'sm',
        color: 'fg.subtle',
      })}
    >
      {Object.entries(limit).map(([key, value]) => (
        <div key={key} className={css({ display: 'contents' })}>
          <dt className={css({ overflowWrap: 'anywhere' })}>{key}</dt>
          <dd className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
