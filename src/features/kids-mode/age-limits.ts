/** Limits in years, and how each is told. */
const AGE_LIMITS = [
  { limit: 0, name: 'All ages' },
  { limit: 8, name: 'Up to 8' },
  { limit: 13, name: 'Up to 13' },
  { limit: 16, name: 'Up to 16' },
] as const;

export const limitOptions = AGE_LIMITS.map(({ limit, name }) => ({
  value: String(limit),
  label: name,
}));

/** 'Up to 8'; a limit of another version of the site is told by its years. */
export function nameOfLimit(limit: number | null): string {
  return AGE_LIMITS.find((it) => it.limit === limit)?.name ?? `Up to ${limit}`;
}
