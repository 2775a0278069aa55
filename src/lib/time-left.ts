/** What is left of a film, from seconds: '1 h 5 min left', '12 min left'. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'Less than a minute left';
  const hours = Math.floor(minutes / 60);
  return `${[hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ')} left`;
}
