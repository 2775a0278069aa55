import { useId } from 'react';
import { siteSettings } from '../lib/site/settings';
import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

const WAVE = 'c9-7 17-7 26-3.5s17 4 26 .5 17-4 26-.5 11 3 18 0';

export function Logo({ className }: { className?: string | undefined }) {
  const { name, logo, hasWordmark } = siteSettings();
  if (logo) return <Picture src={logo} alt={name} className={className} />;
  return hasWordmark ? (
    <Wordmark className={className} />
  ) : (
    <Name className={className}>{name}</Name>
  );
}

function Wordmark({ className }: { className?: string | undefined }) {
  const water = useId();
  return (
    <Drawing viewBox="0 0 96 64" className={className} role="img" aria-label={siteSettings().name}>
      <clipPath id={water}>
        <path d={`M0 53${WAVE}V0H0Z`} />
      </clipPath>
      <g clipPath={`url(#${water})`} fill="currentColor">
        <path d="M2 4h31v11H15v11.5h15v11H15V60H2Z" />
        <path d="M39 24h13v36H39Z" />
        <path d="M58 24h12.4v3.6c2.3-2.9 5.4-4.4 9.3-4.4 8.3 0 12.8 5 12.8 14V60h-13V39c0-3.7-1.5-5.4-4.2-5.4-2.8 0-4.4 1.9-4.4 5.5V60H58Z" />
      </g>
      <path
        d="M36.5 19C39.5 11 45 5.5 54 3c-2 5.5-1.6 10.8 1 16Z"
        fill="var(--fin-colors-accent)"
      />
      <path d={`M0 59.5${WAVE}`} fill="none" stroke="var(--fin-colors-accent)" strokeWidth="5" />
    </Drawing>
  );
}

const Drawing = styled('svg', recipe({ h: 'min(2.25rem, max(36px, 4vw))', w: 'auto' }));
const Picture = styled(
  'img',
  recipe({ h: 'min(2.25rem, max(36px, 4vw))', w: 'auto', maxW: '12rem', objectFit: 'contain' }),
);
const Name = styled(
  'span',
  recipe({ fontFamily: 'display', fontWeight: 'display', fontSize: 'xl', whiteSpace: 'nowrap' }),
);
