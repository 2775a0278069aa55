import { expect, test } from 'vitest';
import { connectionFlow } from '../../flows/cases/connection';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(connectionFlow, {
  'the media is asked again only when its network was lost, or its channel': ({
    calls,
    snapshot,
  }) =>
    !calls.some(([, name]) => name === 'reconnectMedia') ||
    snapshot.matches('asking') ||
    snapshot.matches('offAir'),
});

type Connection = Live<typeof connectionFlow.machine>;

function playing(): Connection {
  const connection = live(connectionFlow, { owner: null });
  connection.send('media.mounted');
  connection.takeCalls();
  return connection;
}

const network = (connection: Connection) => connection.now().value;
const asks = (connection: Connection) =>
  connection.takeCalls().filter(([, name]) => name === 'reconnectMedia');
const asked = [['runs', 'reconnectMedia']];

test('a lost network is reported and probed, and the missing part is requested when it is back', () => {
  const connection = playing();
  expect(network(connection)).toBe('there');
  connection.send('media.disconnected');
  connection.wait(3999);
  expect(network(connection)).toBe('lost');
  connection.wait(1);
  expect([network(connection), asks(connection)]).toEqual(['asking', asked]);
  connection.send('media.disconnected');
  expect(network(connection)).toBe('lost');
  connection.report('watchNetwork', 'network.returned');
  expect([network(connection), asks(connection)]).toEqual(['asking', asked]);
  connection.send('media.connected');
  expect(network(connection)).toBe('there');
});

test('a network that answers nothing is asked again', () => {
  const connection = playing();
  connection.report('watchNetwork', 'network.left');
  expect(network(connection)).toBe('lost');
  connection.send('network.returned');
  connection.wait(9_999);
  expect(network(connection)).toBe('asking');
  connection.wait(1);
  expect(network(connection)).toBe('lost');
  connection.send('network.returned', 'network.left');
  expect(network(connection)).toBe('lost');
  connection.send('media.connected');
  expect(network(connection)).toBe('there');
});

test('a request that hangs since the network loss is repeated when the network is back', () => {
  const connection = playing();
  connection.report('watchNetwork', 'network.left');
  connection.wait(4000);
  expect([network(connection), asks(connection)]).toEqual(['asking', asked]);
  connection.wait(9_999);
  connection.report('watchNetwork', 'network.returned');
  expect([network(connection), asks(connection)]).toEqual(['asking', asked]);
  connection.wait(9_999);
  expect(network(connection)).toBe('asking');
});

test('a channel that has stopped sending is requested every 12 s, until it sends again', () => {
  const channel = playing();
  channel.send('media.offAir');
  channel.wait(11_999);
  expect([network(channel), asks(channel)]).toEqual(['offAir', []]);
  channel.wait(1);
  expect([network(channel), asks(channel)]).toEqual(['offAir', asked]);
  channel.wait(5_000);
  channel.send('media.offAir');
  channel.wait(11_999);
  expect(asks(channel)).toEqual([]);
  channel.wait(1);
  expect(asks(channel)).toEqual(asked);
  channel.send('media.connected');
  expect(network(channel)).toBe('there');
});

test('without a video on the page the network is not reported', () => {
  const connection = live(connectionFlow, { owner: null });
  connection.send('network.left');
  expect(network(connection)).toBe('unneeded');
  connection.send('media.mounted', 'media.removed');
  expect(network(connection)).toBe('unneeded');
});
