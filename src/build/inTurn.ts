import type { Socket } from 'node:net'

const turns = new WeakMap<Socket, Promise<void>>()

/**
 * Does the tasks of one connection one after the other. A visitor may send many requests at once without waiting for an answer,
 * but the answers have to wait for each other: begun together, each would hold a file open, and those that never get their turn
 * would hold it for good.
 *
 * @param task not begun when the connection is gone by then; it may not throw
 */
export function inTurn(connection: Socket, task: () => Promise<void>): void {
  const before = turns.get(connection)
  const own = before ? before.then(() => (connection.destroyed ? undefined : task())) : task()
  turns.set(connection, own)
  void own.then(() => turns.get(connection) === own && turns.delete(connection))
}
