/**
 * The content licence agreement that both legal pages show, and the payment provider's part that
 * the terms add (spec §2, §9). A list within a section is an array of its items.
 */
export interface Clause {
  /** The section's address within the page. */
  id: string;
  heading: string;
  parts: readonly (string | readonly string[])[];
}

export const CONTACT = 'licensing@fin.example';
export const IN_FORCE_SINCE = '1 January 2025';

export const agreement: readonly Clause[] = [
  {
    id: 'parties',
    heading: 'The parties',
    parts: [
      'This Content Licence Agreement is made between Fin, the operator of this streaming service (“Fin”, “we”), and the person or company that submits a film, a series or other audiovisual work to it (“you”, the “licensor”).',
      'It takes effect when you accept it on the submission page and we confirm in writing that your work has been selected. Submitting a work does not oblige us to select it, and until we do, you remain free to offer it elsewhere.',
      'In this agreement, “content” means the work you submit together with its title, description, pictures, trailer, subtitles and the names and portraits of its cast.',
    ],
  },
  {
    id: 'grant',
    heading: 'The licence you grant',
    parts: [
      'You grant Fin a non-exclusive licence to offer the content to the public through its website. You remain the owner of everything you submit. For the term of this agreement we may:',
      [
        'store the content and convert it into the formats, sizes and bit rates that streaming needs;',
        'stream it to members, and let visitors watch its trailer;',
        'show its title, description, pictures and cast in our lists, in search results and on its own page;',
        'use its pictures and up to ninety seconds of it to promote it within the service and in advertising for the service;',
        'add subtitles and audio descriptions that make it accessible to more people.',
      ],
      'We will not cut, colour or otherwise change the work itself, sell copies of it, or pass this licence on to anyone but the technical providers who deliver the service for us.',
    ],
  },
  {
    id: 'territory',
    heading: 'Territory',
    parts: [
      'The licence applies worldwide, unless you name countries to leave out when you submit the work or later in writing. We apply such a restriction within ten working days of receiving it. We may ourselves hold a work back where the law of a country requires it.',
    ],
  },
  {
    id: 'term',
    heading: 'Term and termination',
    parts: [
      'The licence runs for twenty-four months from the day on which the work first appears in the service. It then continues from month to month until one of us ends it.',
      "After the first twenty-four months either of us may end it with thirty days' notice by email. Either of us may end it at once if the other breaks an important duty under this agreement and does not put that right within fourteen days of being asked to.",
      'When the agreement ends, for whatever reason, the content is removed as described under “Removal of content”. Royalties earned until then remain payable.',
    ],
  },
  {
    id: 'delivery',
    heading: 'Delivery',
    parts: [
      'Once a work is selected, you deliver it within thirty days through the link we send you, free of charge and free of watermarks. A delivery consists of:',
      [
        'the finished work in at least 1920 × 1080 pixels, with stereo or multichannel sound;',
        "a poster and a thumbnail, each free of other services' logos;",
        'subtitles in the original language, as a separate file, where you have them;',
        'a picture of each cast member named on the submission, ideally 400 × 400 pixels.',
      ],
      'If a delivery has a technical fault we tell you within ten working days, and you may deliver again.',
    ],
  },
  {
    id: 'royalties',
    heading: 'Royalties and statements',
    parts: [
      "We pay you a share of what members pay for their subscriptions. Each month, half of the net subscription revenue is divided among all licensed works in proportion to the minutes that members watched of them. Net revenue is what remains after taxes, refunds and the payment provider's charges.",
      'You receive a statement within thirty days of the end of each quarter, and the payment with it. Amounts below 50 US dollars are carried over to the next quarter. You may have an independent accountant examine the figures for your works once a year, at your own expense.',
    ],
  },
  {
    id: 'warranties',
    heading: 'Your warranties',
    parts: [
      'By submitting a work you confirm that:',
      [
        'you own the rights you license here, or hold them from those who do;',
        'music, footage, pictures and texts by others are cleared for streaming in the licensed territory;',
        'everyone who appears in the work, and everyone whose name, portrait or email address you submit, has agreed to that;',
        "the work breaks no law, defames no one and does not invade anyone's privacy;",
        'what you tell us about the work and about yourself is true.',
      ],
      'If someone makes a justified claim against us because one of these statements is untrue, you compensate us for the reasonable costs of that claim. We tell you of every claim without delay, and settle none without hearing you first.',
    ],
  },
  {
    id: 'removal',
    heading: 'Removal of content',
    parts: [
      'You, or anyone whose rights a work infringes, may ask us to remove it. A request is valid when it names the work, explains which right is concerned, and comes from the holder of that right or from someone who acts for them.',
      'Content is removed within 30 calendar days of a valid removal request or termination. Where a court orders it or the law demands it, we remove content sooner. Copies in our backups are overwritten within ninety further days and are not shown to anyone in the meantime.',
      'If we believe that a request is mistaken, we tell both sides why, and keep the work available only as long as the law allows us to.',
    ],
  },
  {
    id: 'personal-data',
    heading: 'Personal data',
    parts: [
      'We use what you enter on the submission page, your name, email address and role, to examine the submission, to answer you and to perform this agreement. Names, job titles and portraits of cast members are shown with the work; their email addresses are used to pass on messages that members write to them.',
      "A member's account holds a name, an email address, the optional details of the profile, the watchlist and the subscription. We sell none of this. To know, correct or delete what we hold about you, write to the address below. You have an answer within 30 days.",
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    parts: [
      'Each of us is fully liable for harm caused on purpose or through gross negligence. Otherwise liability is limited to the royalties paid and payable for the work in the twelve months before the harm occurred. Neither of us is liable for interruptions outside our control, such as failures of networks or of power.',
    ],
  },
  {
    id: 'law',
    heading: 'Governing law and changes',
    parts: [
      'This agreement is governed by the laws of India. The courts of Mumbai decide disputes, after both sides have tried for thirty days to settle them in conversation.',
      'We may change this agreement for the future. We announce a change by email at least thirty days ahead; if you do not agree, you may end the agreement before the change takes effect. If one provision proves invalid, the others stay in force.',
    ],
  },
];

/** What the terms add: payments are made through the payment provider. */
export const paymentTerms: readonly Clause[] = [
  {
    id: 'payment-provider',
    heading: 'Payments through Stripe',
    parts: [
      "Subscriptions are paid by card through Stripe, our payment provider. Proceed Payment opens Stripe's own checkout page in a new tab: your card details are entered there, go to Stripe directly, and never reach or pass our servers. Stripe processes them under its own terms and privacy notice.",
      'We receive from Stripe whether a payment was made, its amount, and a reference by which it can be found again. A subscription becomes active once Stripe has confirmed the payment to us.',
    ],
  },
  {
    id: 'subscriptions',
    heading: 'Prices, renewal and refunds',
    parts: [
      'The price of a plan, any discount and the taxes are shown in full before you pay. A plan runs for the period stated on it.',
      [
        'You may cancel at any time on the page Subscription plans.',
        'If a payment was taken twice or in a wrong amount, we refund it through Stripe to the same card within ten working days of your message.',
        'If your bank reverses a payment, the plan it paid for ends on the day we are told.',
      ],
      'Stripe may refuse a payment to prevent fraud. We neither see the reasons nor can we overrule them; another card usually helps.',
    ],
  },
];
