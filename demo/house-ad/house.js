/**
 * The house ad: fills the element with the id `ad-slot` with a banner that leads to the plans.
 * It builds elements one by one, since the page takes no markup from scripts.
 */
(() => {
  const slot = document.getElementById('ad-slot');
  if (!slot || slot.childElementCount > 0) return;
  const origin = new URL(document.currentScript?.src ?? location.href).origin;

  const picture = document.createElement('img');
  picture.src = `${origin}/ads/house.svg`;
  picture.alt = '';
  Object.assign(picture.style, {
    position: 'absolute',
    right: '0',
    height: '100%',
    maxWidth: 'none',
  });

  const headline = document.createElement('strong');
  headline.textContent = 'One ticket, every screening.';
  Object.assign(headline.style, { fontSize: 'clamp(15px, 2.4vw, 24px)', lineHeight: '1.2' });

  const offer = document.createElement('span');
  offer.textContent = 'See the plans';
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
  link.href = '/plans';
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
