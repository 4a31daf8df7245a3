/** Percent and months of a year. */
const PERCENT = 100
const YEAR = 12

/** One payment: what of it is interest, and what pays the loan back. */
export type Payment = { principal: number; interest: number }

/** The level monthly payment that pays back an amount at a fixed rate, in percent a year, by the last month. */
export function levelPayment(amount: number, rate: number, months: number): number {
  const monthly = rate / PERCENT / YEAR
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months)
}

/** Every payment of such a loan, from the first month to the last. */
export function paymentsOf(amount: number, rate: number, months: number): Payment[] {
  const payment = levelPayment(amount, rate, months)
  let balance = amount
  return Array.from({ length: months }, () => {
    const interest = (balance * rate) / PERCENT / YEAR
    const principal = payment - interest
    balance -= principal
    return { principal, interest }
  })
}

/** Months after which no sale is large enough to matter. */
const LAST_MONTH = 600

/**
 * What is left of a sum after each month in which a share of that month's sales is delivered, the whole sum first.
 *
 * @param sales of each month; after the last, the first comes again
 * @returns what is left after each month, and when nothing is: a part of the last month, or undefined if it is never reached
 */
export function remaining(sum: number, share: number, sales: readonly number[]): { left: number[]; done: number | undefined } {
  const left = [sum]
  for (let month = 0; month < LAST_MONTH; month += 1) {
    const before = left.at(-1) ?? 0
    const delivered = ((sales[month % sales.length] ?? 0) * share) / PERCENT
    left.push(Math.max(0, before - delivered))
    if (delivered >= before) return { left, done: month + before / delivered }
  }
  return { left, done: undefined }
}
