/**
 * The house ad: fills `#ad-slot` with a banner that links to the plans, in the page's language or
 * English. Creates elements, since the page's Trusted Types forbid markup.
 */
(() => {
  const WORDS = {
    en: ['One ticket, every screening.', 'See the plans'],
    pt: ['Um ingresso, todas as sessões.', 'Ver os planos'],
    hi: ['एक टिकट, हर शो।', 'प्लान देखें'],
    ar: ['تذكرة واحدة لكل العروض.', 'اعرض الباقات'],
  };
  const slot = document.getElementById('ad-slot');
  if (!slot || slot.childElementCount > 0) return;
  const asked = document.documentElement.lang;
  const language = asked in WORDS ? asked : 'en';
  const [slogan, invitation] = WORDS[language];
  // Languages other than the site's first have a path prefix.
  const base = location.pathname.split('/')[1] === asked ? `/${asked}` : '';
  const origin = new URL(document.currentScript?.src ?? location.href).origin;

  const picture = document.createElement('img');
  picture.src = `${origin}/ads/house.svg`;
  picture.alt = '';
  Object.assign(picture.style, {
    position: 'absolute',
    insetInlineEnd: '0',
    height: '100%',
    maxWidth: 'none',
  });

  const headline = document.createElement('strong');
  headline.textContent = slogan;
  Object.assign(headline.style, { fontSize: 'clamp(15px, 2.4vw, 24px)', lineHeight: '1.2' });

  const offer = document.createElement('span');
  offer.textContent = invitation;
  Object.assign(offer.style, {
    justifySelf: 'start',
    padding: '5px 14px',
    borderRadius: '999px',
    background: '#ffa62b',
    color: '#07070c',
    fontSize: '14px',
    fontWeight: '600',
  });

  const words = document.createElement('span');
  words.append(headline, offer);
  Object.assign(words.style, {
    position: 'relative',
    display: 'grid',
    gap: '8px',
    alignContent: 'center',
    height: '100%',
    maxWidth: '60%',
    padding: '0 clamp(16px, 4vw, 40px)',
  });

  const link = document.createElement('a');
  link.href = `${base}/plans`;
  link.lang = language;
  link.dir = 'auto';
  link.append(picture, words);
  Object.assign(link.style, {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    color: '#fff7ea',
    textDecoration: 'none',
    background: '#1c100b',
  });
  slot.append(link);
})();
