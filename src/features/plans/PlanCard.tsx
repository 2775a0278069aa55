import { type CSSProperties, useId } from 'react';
import type { Plan } from '../../../contract/entities';
import { LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { priceText } from '../../lib/site/money';
import { siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { lengthText } from '../shared/plan-texts';
import { PlanFeature } from './PlanFeature';

/** The id of the plan with the "10% off" badge (spec §9). */
const REDUCED_PLAN = '2';

interface PlanCardProps {
  plan: Plan;
  currentName: string | null;
}

export function PlanCard({ plan, currentName }: PlanCardProps) {
  const { plan_id, name, lang, total_price } = plan;
  const isCurrent = name === currentName;
  const isReduced = plan_id === REDUCED_PLAN;
  const price = total_price === null ? null : priceText(total_price, siteSettings().currency.plans);
  const length = lengthText(plan.duration_value, plan.duration);
  const id = useId();
  return (
    <Card aria-labelledby={id} data-badge={isReduced ? '' : undefined}>
      <Badges>
        {isCurrent && <Badge data-quiet>{text('plans.card.current')}</Badge>}
        {isReduced && <Badge>{text('plans.card.reduced')}</Badge>}
      </Badges>
      <h2
        id={id}
        lang={lang}
        dir="auto"
        className={css({ fontSize: '2xl', letterSpacing: 'wide', overflowWrap: 'anywhere' })}
      >
        {name}
      </h2>
      <p className={css({ display: 'grid', gap: '1', containerType: 'inline-size' })}>
        <span
          style={{ '--letters': price?.length ?? 1 } as CSSProperties}
          className={css({
            fontFamily: 'display',
            fontWeight: 'display',
            fontSize: 'min({fontSizes.4xl}, 100cqi / var(--letters) / 0.55)',
            lineHeight: 'none',
            overflowWrap: 'anywhere',
          })}
        >
          {price ?? '–'}
        </span>
        <span className={css({ color: 'fg.muted', minH: '1lh', overflowWrap: 'anywhere' })}>
          {termsText(length, price !== null)}
        </span>
      </p>
      <ul className={css({ display: 'grid', gap: '4', alignContent: 'start', flex: '1', py: '2' })}>
        {plan.plan_type.map((feature) => (
          <PlanFeature key={feature.limitation_title} {...feature} />
        ))}
      </ul>
      <LinkButton
        to={paths.checkout(plan_id)}
        variant={isReduced ? 'solid' : 'outline'}
        size="lg"
        aria-describedby={id}
      >
        {choiceText(isCurrent, currentName !== null)}
      </LinkButton>
    </Card>
  );
}

function choiceText(isCurrent: boolean, hasPlan: boolean): string {
  if (isCurrent) return text('plans.card.extend');
  return text(hasPlan ? 'plans.card.switch' : 'plans.card.choose');
}

function termsText(length: string | null, isPriced: boolean): string {
  if (length && isPriced) return text('plans.card.lengthWithTaxes', { length });
  if (length) return text('plans.card.length', { length });
  return isPriced ? text('plans.card.withTaxes') : '';
}

const Card = styled(
  'article',
  recipe({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    h: 'full',
    minH: '30rem',
    p: { base: 'min(1.5rem, 6vw)', md: '7' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong' },
    '&[data-badge]': { borderColor: 'border.strong', bg: 'bg.raised', boxShadow: 'glow' },
  }),
);

const Badges = styled(
  'div',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2',
    minH: { sm: '8' },
    '&:empty': { display: { base: 'none', sm: 'flex' } },
  }),
);

const Badge = styled(
  'span',
  recipe({
    flexShrink: '0',
    px: '3',
    py: '1',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    '&[data-quiet]': { bg: 'bg.hover', color: 'fg' },
  }),
);
