import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';

type Emitter<Event> = { on(type: '*', handler: (event: Event) => void): Subscription };

export function useEmitted<Event>(
  actor: AnyActorRef & Emitter<Event>,
  handler: (event: Event) => void,
): void {
  const onEmitted = useEffectEvent(handler);
  useEffect(() => {
    const subscription = actor.on('*', (event) => onEmitted(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
