import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** e.g. 'Sorry, Could not Find Your Search!' */
  title: string;
  /** e.g. 'Try something new' */
  hint?: string | undefined;
  /** A button or link that leads on. */
  action?: ReactNode;
}

/** What a person sees where nothing is: a dark screen, a sentence and a way on. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="3"
      maxW="prose"
      mx="auto"
      py={{ base: '12', md: '20' }}
      px="4"
      textAlign="center"
      animation="rise 240ms both"
    >
      <Screen />
      <chakra.p fontFamily="display" fontWeight="display" fontSize="2xl" lineHeight="snug">
        {title}
      </chakra.p>
      {hint && <chakra.p color="fg.muted">{hint}</chakra.p>}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  );
}

/** A projector's beam on an empty screen. */
function Screen() {
  return (
    <chakra.svg viewBox="0 0 160 96" w="40" h="24" aria-hidden="true" mb="2">
      <path d="M14 78 146 8v80Z" fill="var(--fin-colors-accent-soft)" />
      <rect x="118" y="10" width="34" height="76" rx="3" fill="var(--fin-colors-bg-hover)" />
      <path d="M135 30v36M126 48h18" stroke="var(--fin-colors-border-strong)" strokeWidth="2" />
      <circle
        cx="135"
        cy="48"
        r="12"
        fill="none"
        stroke="var(--fin-colors-border-strong)"
        strokeWidth="2"
      />
      <rect x="2" y="68" width="22" height="18" rx="4" fill="var(--fin-colors-accent)" />
    </chakra.svg>
  );
}
