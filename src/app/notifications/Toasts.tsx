import { PlainToast } from './PlainToast';
import { useNotifications } from './use-notifications';

export function Toasts() {
  const { Container, plain } = useNotifications();
  if (Container) return <Container />;
  return plain && <PlainToast key={plain.number} message={plain.message} />;
}
