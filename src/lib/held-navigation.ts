/** A page may hold navigation to other pages back, to ask first. The router's history offers each. */

/** Gets the way to carry a navigation out later. @returns whether it holds it back */
type Holder = (go: () => void) => boolean;

let holder: Holder | null = null;

/** Offers navigation to `next` until the returned function is called. */
export function holdNavigation(next: Holder): () => void {
  holder = next;
  return () => {
    if (holder === next) holder = null;
  };
}

/** @returns whether someone holds the navigation back, and will carry it out or forget it */
export function offerNavigation(go: () => void): boolean {
  return holder?.(go) ?? false;
}
