import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DESK_PATH } from '../../contract/desk/calls';
import { Desk } from './Desk';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <BrowserRouter basename={DESK_PATH}>
    <Desk />
  </BrowserRouter>,
);
