import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef, EventObject, Subscription } from 'xstate';

type Emitter<Event> = { on(type: '*', handler: (event: Event) => void): Subscription };

type Handlers<Event extends EventObject> = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => void;
};

/** Pass `handlers` as an object literal: the flow atlas parses the call to find the handlers. */
export function useEmitted<Event extends EventObject>(
  actor: AnyActorRef & Emitter<Event>,
  handlers: NoInfer<Handlers<Event>>,
): void {
  const onEmitted = useEffectEvent((event: Event) => {
    const handle: ((event: never) => void) | undefined = handlers[event.type as Event['type']];
    handle?.(event as never);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => onEmitted(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
