/** Where banks and processors send the browser back to, without the base path (requirement ROUTE-25). */
export const paymentReturnPath = '/payment_return'

/** Query parameter of the return page that names a payment of this browser. */
export const paymentParameter = 'payment'
