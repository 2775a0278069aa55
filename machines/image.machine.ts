/**
 * An image that is chosen for a field (spec §5). A file that may be sent is measured, and a smaller
 * one is recommended for a large one.
 *
 * The file is on the page, under the form and the field's name. The chart knows what was found out
 * about it.
 */
import { emit, fromPromise, setup } from 'xstate';

/** What is known of an image when its field appears. */
type Earlier = 'none' | 'lost' | 'unmeasured' | 'chosen' | 'refused';

export const imageMachine = setup({
  types: {
    input: {} as {
      formId: string;
      field: string;
      /** Pixels of an edge above which a smaller image is recommended. */
      recommendedEdge: number;
      /** What is known from an earlier visit of the page. */
      earlier: Earlier;
    },
    context: {} as {
      formId: string;
      field: string;
      recommendedEdge: number;
      earlier: Earlier;
    },
    events: {} as
      /** `isAcceptable`: it is of a kind and size that may be sent. */
      { type: 'image.picked'; isAcceptable: boolean } | { type: 'image.removed' },
    emitted: {} as { type: 'image.misread' } | { type: 'image.oversized'; edge: number },
  },
  actors: {
    /** Width and height in pixels; `null` for a file that is no picture that can be read. */
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
  description: 'An image is chosen for a film that is offered, or for one of its cast.',
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
      description: 'What is known from an earlier visit of the page is taken up.',
      always: [
        { guard: { type: 'isEarlier', params: { earlier: 'lost' } }, target: 'lost' },
        {
          description: 'The page was left while the image was being measured.',
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
      description: 'A reload has lost the image, and the field asks for it again.',
    },
    measuring: {
      description: 'The image is shown, and is being measured.',
      invoke: {
        id: 'measureImage',
        src: 'measureImage',
        input: ({ context }) => ({ formId: context.formId, field: context.field }),
        onDone: [
          {
            description: 'A smaller image is recommended.',
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
        onError: { target: 'refused', actions: 'announceMisread' },
      },
    },
    chosen: {
      description: 'The image may be sent.',
    },
    refused: {
      description: 'The file may not be sent, and the field says why.',
    },
  },
});
