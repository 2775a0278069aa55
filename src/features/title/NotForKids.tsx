import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/Button';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { NoTitle } from './NoTitle';

export function NotForKids() {
  const location = useLocation();
  return (
    <NoTitle
      title={text('title.notForKids.title')}
      hint={text('title.notForKids.hint')}
      action={
        <>
          <LinkButton to={paths.home}>{text('common.goHome')}</LinkButton>
          <LinkButton to={paths.kidsMode} state={{ from: location }} variant="outline">
            {text('title.notForKids.unlock')}
          </LinkButton>
        </>
      }
    />
  );
}
