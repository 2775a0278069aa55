/** What servers of one database tell each other: that what they keep of a subject has changed. */

export interface Notices {
  /** Tells it everywhere; here it has been heard when this returns. */
  tell(subject: string): Promise<void>;
  /** `null`: something may have been told that was not heard here. */
  listen(heard: (subject: string | null) => void): void;
  /** Whether what others tell is heard at present. Without it nothing may be kept. */
  isHearing(): boolean;
  /** Waits until all that was told before, by any server, is heard; false where that can't be. */
  hasHeardAll(): Promise<boolean>;
}

/** For a database that is one server's own. */
export function ownNotices(): Notices & { hear(subject: string | null): void } {
  const listeners: ((subject: string | null) => void)[] = [];
  const hear = (subject: string | null) => {
    for (const listener of listeners) listener(subject);
  };
  return {
    hear,
    tell: async (subject) => hear(subject),
    listen(heard) {
      listeners.push(heard);
    },
    isHearing: () => true,
    hasHeardAll: async () => true,
  };
}
