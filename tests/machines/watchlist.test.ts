import { watchlistFlow } from './flows/watchlist';
import { travel } from './harness/travel';

travel(watchlistFlow);
