import { useId } from 'react';
import { LinkButton } from '../../components/Button';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { PlanFeature, type PlanFeatureProps } from './PlanFeature';

interface PlanCardProps {
  name: string;
  /** With its currency, e.g. '£149'; `null` where it is not known. */
  price: string | null;
  /** e.g. '1 month' */
  length: string | null;
  /** e.g. '10% off' */
  badge?: string | undefined;
  /** The member has this plan now. */
  isCurrent: boolean;
  /** The member has another plan now. */
  isSwitch: boolean;
  features: readonly PlanFeatureProps[];
  /** Where choosing the plan leads. */
  to: string;
}

export function PlanCard(props: PlanCardProps) {
  const { name, price, length, badge, isCurrent, isSwitch, features, to } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id} data-badge={badge ? '' : undefined}>
      <Badges>
        {isCurrent && <Badge data-quiet>Your plan</Badge>}
        {badge && <Badge>{badge}</Badge>}
      </Badges>
      <h2
        id={id}
        className={css({ fontSize: '2xl', letterSpacing: 'wide', overflowWrap: 'anywhere' })}
      >
        {name}
      </h2>
      <p className={css({ display: 'grid', gap: '1' })}>
        <span
          className={css({
            fontFamily: 'display',
            fontWeight: 'display',
            fontSize: '4xl',
            lineHeight: 'none',
            overflowWrap: 'anywhere',
          })}
        >
          {price ?? '–'}
        </span>
        <span className={css({ color: 'fg.muted', minH: '1lh', overflowWrap: 'anywhere' })}>
          {[length && `for ${length}`, price && 'includes taxes'].filter(Boolean).join(', ')}
        </span>
      </p>
      <ul className={css({ display: 'grid', gap: '4', alignContent: 'start', flex: '1', py: '2' })}>
        {features.map((feature) => (
          <PlanFeature key={feature.title} {...feature} />
        ))}
      </ul>
      <LinkButton to={to} variant={badge ? 'solid' : 'outline'} size="lg" aria-describedby={id}>
        {isCurrent ? 'Extend' : isSwitch ? 'Switch' : 'Choose plan'}
      </LinkButton>
    </Card>
  );
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

/** Kept free where cards stand side by side, so that their names do, too. */
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
    borderRadius: 'full',
    bg: 'fg',
    color: 'bg',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    '&[data-quiet]': { bg: 'bg.hover', color: 'fg' },
  }),
);
