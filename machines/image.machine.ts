/** The page stores the file by form and field (spec §5); the chart never holds it. */
import { emit, fromPromise, setup } from 'xstate';

type Earlier = 'none' | 'lost' | 'unmeasured' | 'chosen' | 'refused';

export const imageMachine = setup({
  types: {
    input: {} as {
      formId: string;
      field: string;
      recommendedEdge: number;
      earlier: Earlier;
    },
    context: {} as {
      formId: string;
      field: string;
      recommendedEdge: number;
      earlier: Earlier;
    },
    events: {} as { type: 'image.picked'; isAcceptable: boolean } | { type: 'image.removed' },
    emitted: {} as { type: 'image.misread' } | { type: 'image.oversized'; edge: number },
  },
  actors: {
    /** Resolves with `null` if the field has no readable image. */
    measureImage: fromPromise<
      { width: number; height: number } | null,
      { formId: string; field: string }
    >(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    announceMisread: emit({ type: 'image.misread' as const }),
    recommendSmaller: emit(({ context }) => ({
      type: 'image.oversized' as const,
      edge: context.recommendedEdge,
    })),
  },
  guards: {
    isEarlier: ({ context }, params: { earlier: string }) => context.earlier === params.earlier,
    isAcceptable: (_, params: { isAcceptable: boolean }) => params.isAcceptable,
    isReadable: (_, params: { size: object | null }) => params.size !== null,
    isLarge: ({ context }, { size }: { size: { width: number; height: number } | null }) =>
      size !== null && Math.max(size.width, size.height) > context.recommendedEdge,
  },
}).createMachine({
  id: 'image',
  description: 'A member chooses an image for the submitted film, or for one of its cast.',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    'image.picked': [
      {
        guard: { type: 'isAcceptable', params: ({ event }) => event },
        target: '.measuring',
      },
      { target: '.refused' },
    ],
    'image.removed': '.empty',
  },
  states: {
    opening: {
      description: 'Restores what is known from an earlier visit to the page.',
      always: [
        { guard: { type: 'isEarlier', params: { earlier: 'lost' } }, target: 'lost' },
        {
          description:
            'The member returns to a page that was left while an image was being checked: it is checked again.',
          guard: { type: 'isEarlier', params: { earlier: 'unmeasured' } },
          target: 'measuring',
        },
        { guard: { type: 'isEarlier', params: { earlier: 'chosen' } }, target: 'chosen' },
        { guard: { type: 'isEarlier', params: { earlier: 'refused' } }, target: 'refused' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'No image is chosen.',
    },
    lost: {
      description: 'A reload lost the image, and the field asks for it again.',
    },
    measuring: {
      description: 'The image is shown while its size is checked.',
      invoke: {
        id: 'measureImage',
        src: 'measureImage',
        input: ({ context }) => ({ formId: context.formId, field: context.field }),
        onDone: [
          {
            description:
              'The member chooses a large image: it is accepted, and a smaller one is recommended.',
            guard: { type: 'isLarge', params: ({ event }) => ({ size: event.output }) },
            target: 'chosen',
            meta: { rules: ['5.submission.image-hint'] },
            actions: 'recommendSmaller',
          },
          {
            guard: { type: 'isReadable', params: ({ event }) => ({ size: event.output }) },
            target: 'chosen',
          },
          { target: 'refused', actions: 'announceMisread' },
        ],
        onError: {
          description: 'The file cannot be read as an image: the field says so.',
          target: 'refused',
          actions: 'announceMisread',
        },
      },
    },
    chosen: {
      description: 'The image can be sent.',
    },
    refused: {
      description: 'The file cannot be sent, and the field says why.',
    },
  },
});
