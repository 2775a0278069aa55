export const previewScreen: { current: HTMLDivElement | null } = { current: null };
