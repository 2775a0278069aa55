import { useEffect } from 'react';
import { ErrorCard } from '../components/feedback/ErrorCard';
import { watchNetworkReturn } from '../lib/network';

/** A page whose code could not be loaded; browsers try again only after a reload. */
export function OfflinePage() {
  useEffect(() => watchNetworkReturn(() => window.location.reload()), []);
  return (
    <ErrorCard
      title="You are offline"
      message="This page opens by itself as soon as you are back."
    />
  );
}
