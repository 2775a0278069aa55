import { NavLink, useParams } from 'react-router-dom';
import { ImportsScreen } from './catalogue/ImportsScreen';
import { PlansScreen } from './catalogue/PlansScreen';
import { RowsScreen } from './catalogue/RowsScreen';
import { TitlesScreen } from './catalogue/TitlesScreen';

const parts = [
  { path: '', title: 'Titles', Screen: TitlesScreen },
  { path: 'rows', title: 'Rows', Screen: RowsScreen },
  { path: 'plans', title: 'Plans', Screen: PlansScreen },
  { path: 'imports', title: 'Imports', Screen: ImportsScreen },
];

export function CatalogueScreen() {
  const { id = '' } = useParams();
  const Screen = parts.find(({ path }) => path === id)?.Screen;
  return (
    <>
      <nav className="parts" aria-label="Catalogue">
        {parts.map(({ path, title }) => (
          <NavLink key={path} to={path ? `/catalogue/${path}` : '/catalogue'} end>
            {title}
          </NavLink>
        ))}
      </nav>
      {Screen ? <Screen /> : <p>There is no such page at the desk.</p>}
    </>
  );
}
