import type { TitleDetails } from '../../../../contract/entities';
import { Button } from '../../../components/Button';
import { CardArt } from '../../../components/cards/CardArt';
import { Icon } from '../../../components/Icon';
import { richText, text } from '../../../lib/site/texts';
import { placeText } from '../../../state/progress/texts';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { useUpNext } from './use-up-next';

export function UpNext({ title }: { title: TitleDetails }) {
  const { next, isOffered, secondsLeft, play, cancel, turnOff } = useUpNext(title);
  if (!isOffered || !next) return null;
  return (
    <Card aria-label={text('player.upNext.title')} data-up-next data-part>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <div
          className={css({
            position: 'relative',
            display: { base: 'none', md: 'block' },
            w: '7rem',
            flexShrink: '0',
            aspectRatio: '16/9',
            overflow: 'hidden',
            borderRadius: 'md',
          })}
        >
          <CardArt name={next.name} lang={next.lang} pictures={next} shape="wide" isEager />
        </div>
        <div className={css({ minW: '0' })}>
          <p role="status" className={css({ color: 'fg.muted', fontSize: 'sm' })}>
            {/* Hides the countdown from screen readers, which would announce it every second. */}
            {richText('player.upNext.timed', {
              isTimed: secondsLeft === null ? 'no' : 'yes',
              seconds: secondsLeft,
              countdown: (words) => <span aria-hidden="true">{words}</span>,
            })}
          </p>
          <p
            lang={next.series ? undefined : next.lang}
            dir="auto"
            className={css({
              fontSize: { base: 'md', md: 'lg' },
              fontWeight: 'semibold',
              lineHeight: 'snug',
              lineClamp: { base: 1, md: 2 },
            })}
          >
            {next.series
              ? text('player.upNext.episode', { place: placeText(next.series), name: next.name })
              : next.name}
          </p>
        </div>
      </div>
      {secondsLeft === null && <Countdown aria-hidden="true" />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button
          size="md"
          className={css({ px: { base: '3', sm: '4' }, flexGrow: '1' })}
          onClick={play}
        >
          <Icon name="play" isFilled className={css({ boxSize: '1em' })} />
          {text('player.upNext.play')}
        </Button>
        <Button
          size="md"
          variant="outline"
          className={css({ px: { base: '3', sm: '4' } })}
          onClick={cancel}
        >
          {text('common.cancel')}
        </Button>
        <Button
          size="md"
          variant="ghost"
          className={css({ px: { base: '2', sm: '3' } })}
          onClick={turnOff}
        >
          {text('player.upNext.turnOff')}
        </Button>
      </div>
    </Card>
  );
}

const Card = styled(
  'section',
  recipe({
    position: 'absolute',
    zIndex: '1',
    insetInlineEnd: { base: '2', md: '6' },
    bottom: { base: '5.75rem', sm: '6.5rem' },
    display: 'grid',
    gap: { base: '2', md: '3' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    w: { base: 'calc(100% - 1rem)', sm: '26rem' },
    maxH: { base: 'calc(100% - 6rem)', sm: 'calc(100% - 6.75rem)' },
    overflowY: 'auto',
    px: { base: '3', md: '4' },
    py: { base: '2', md: '4' },
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    animation: 'rise 240ms both',
    '[data-stage]:has([data-wait-notice]) &': { display: 'none' },
  }),
);

/** The animation must last as long as `COUNTDOWN` in the Up Next chart. */
const Countdown = styled(
  'div',
  recipe({
    h: '1',
    borderRadius: 'full',
    bg: 'accent',
    transformOrigin: 'left',
    animation: 'run-out 10s linear both',
  }),
);
