import type { WriteFailure } from './writeText'

/** A build that stopped because a block could not be drawn. Nothing of it has reached the output folder. */
export class BuildFailure extends Error {
  constructor(readonly failure: WriteFailure) {
    super(failure.message)
  }
}
