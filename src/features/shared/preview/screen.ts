/** The element that the trailer of the preview on the page fills. */
export const previewScreen: { current: HTMLDivElement | null } = { current: null };
