import { DESK_API_PATH } from '../../../contract/desk/calls';

export function Picture({ id, text }: { id: string; text: string }) {
  return (
    <img className="picture" src={`${DESK_API_PATH}/pictures/${id}`} alt={text} loading="lazy" />
  );
}
