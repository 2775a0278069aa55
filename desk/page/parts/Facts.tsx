import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== '');
  return (
    <dl>
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
