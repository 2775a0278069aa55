/** The least that Node can do: one short answer, whatever was asked. */
import { createServer } from 'node:http';

const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end('{"status":true}');
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Fin is at http://127.0.0.1:${server.address().port}`),
);
