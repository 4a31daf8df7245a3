/** How the bundler reads: of packages with hundreds of components only those that somebody imports. All others took two thirds of the memory. */
export const experimental = { lazyBarrel: true }
