/** A block that is not made as blocks are. The message says which and what to do; where the program noticed it helps nobody. */
export class BlockFault extends Error {}
