/** The content licence agreement of both legal pages, and the payment terms (spec §2, §9). */
import type { TextKey } from '../../contract/text-key';

export interface Clause {
  id: string;
  heading: TextKey;
  /** A key is a paragraph; an array is a list. */
  parts: readonly (TextKey | readonly TextKey[])[];
}

export const agreement: readonly Clause[] = [
  {
    id: 'parties',
    heading: 'legal.parties.heading',
    parts: ['legal.parties.between', 'legal.parties.effect', 'legal.parties.content'],
  },
  {
    id: 'grant',
    heading: 'legal.grant.heading',
    parts: [
      'legal.grant.licence',
      [
        'legal.grant.store',
        'legal.grant.stream',
        'legal.grant.show',
        'legal.grant.promote',
        'legal.grant.subtitles',
      ],
      'legal.grant.limits',
    ],
  },
  {
    id: 'territory',
    heading: 'legal.territory.heading',
    parts: ['legal.territory.worldwide'],
  },
  {
    id: 'term',
    heading: 'legal.term.heading',
    parts: ['legal.term.months', 'legal.term.notice', 'legal.term.end'],
  },
  {
    id: 'delivery',
    heading: 'legal.delivery.heading',
    parts: [
      'legal.delivery.consists',
      [
        'legal.delivery.work',
        'legal.delivery.pictures',
        'legal.delivery.subtitles',
        'legal.delivery.portraits',
      ],
      'legal.delivery.faults',
    ],
  },
  {
    id: 'royalties',
    heading: 'legal.royalties.heading',
    parts: ['legal.royalties.share', 'legal.royalties.statements'],
  },
  {
    id: 'warranties',
    heading: 'legal.warranties.heading',
    parts: [
      'legal.warranties.confirm',
      [
        'legal.warranties.rights',
        'legal.warranties.others',
        'legal.warranties.people',
        'legal.warranties.law',
        'legal.warranties.truth',
      ],
      'legal.warranties.claims',
    ],
  },
  {
    id: 'removal',
    heading: 'legal.removal.heading',
    parts: ['legal.removal.request', 'legal.removal.days', 'legal.removal.mistakes'],
  },
  {
    id: 'personal-data',
    heading: 'legal.personalData.heading',
    parts: ['legal.personalData.submission', 'legal.personalData.account'],
  },
  {
    id: 'liability',
    heading: 'legal.liability.heading',
    parts: ['legal.liability.limits'],
  },
  {
    id: 'law',
    heading: 'legal.law.heading',
    parts: ['legal.law.courts', 'legal.law.changes'],
  },
];

export const paymentTerms: readonly Clause[] = [
  {
    id: 'payment-provider',
    heading: 'legal.paymentProvider.heading',
    parts: ['legal.paymentProvider.card', 'legal.paymentProvider.received'],
  },
  {
    id: 'subscriptions',
    heading: 'legal.subscriptions.heading',
    parts: [
      'legal.subscriptions.price',
      ['legal.subscriptions.cancel', 'legal.subscriptions.refund', 'legal.subscriptions.reversal'],
      'legal.subscriptions.refusal',
    ],
  },
];
