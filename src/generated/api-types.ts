// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/user-resource/token/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens
         * @description All API tokens of the user.
         */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create token
         * @description Creates a token. The answer is the whole list; the new token is the one not listed before. A token created while acting as another has the `acting_user_id` of its creator, and ends with the access it was created through.
         */
        post: operations["createToken"];
        /**
         * Delete token
         * @description Deletes a token. Calls that use it are refused from now on.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        /**
         * Change token
         * @description Changes the purpose or the reach of a token. The key itself does not change. The answer is the whole list.
         */
        patch: operations["updateToken"];
        trace?: never;
    };
    "/user-resource/access_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delegations
         * @description Delegations of the user, with the people invited. A restricted key sees those of its billing account.
         */
        get: operations["listAccessDelegations"];
        put?: never;
        /**
         * Create delegation
         * @description Creates a delegation of everything, or of one billing account and the resources it pays for. Nobody has access until they are invited. A user who acts for another user cannot share.
         */
        post: operations["createAccessDelegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                id: components["parameters"]["DelegationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete delegation
         * @description Deletes a delegation with all its invitations. The tokens of those who act through it are refused from now on.
         */
        delete: operations["deleteAccessDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{delegation_id}/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                delegation_id: components["parameters"]["ImpersonationDelegationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite user
         * @description Invites a person by e-mail address. The person need not be a user yet. The access can be used once the invitation is accepted.
         */
        post: operations["createImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                delegation_id: components["parameters"]["ImpersonationDelegationId"];
                /**
                 * @description Identity of the invitation, its `uuid`.
                 * @example da9bd26d-b120-4a6d-ba3d-7b2a40747aaf
                 */
                impersonation_id: components["parameters"]["ImpersonationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take access back
         * @description Withdraws an invitation, or ends the access it gave. Tokens the person acts with, and API tokens they made, are refused from now on.
         */
        delete: operations["deleteImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received access
         * @description Access that others share with the user, including invitations not yet accepted.
         */
        get: operations["listImpersonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation/{uuid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the invitation, from listImpersonations.
                 * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
                 */
                uuid: components["parameters"]["ReceivedAccessUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept invitation
         * @description Accepts an invitation. The owner is notified.
         */
        put: operations["acceptImpersonation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/impersonation/{uuid}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the invitation, from listImpersonations.
                 * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
                 */
                uuid: components["parameters"]["ReceivedAccessUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as the owner
         * @description Returns a key that acts as the owner, within the shared access. Actions with the key name the person who performed them. There is no call to end it; discard the key. It is refused once the owner withdraws the access.
         */
        post: operations["startImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/admin/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as a user
         * @description Returns a key that acts as a user. Only for administrators and staff; others are refused. The specification names the call but not its body; here the user is identified by e-mail address or by number.
         */
        post: operations["createAdminToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/admin/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find customers
         * @description Finds users for an administrator or staff to act as; others are refused. Every word of the query must occur in the e-mail address, name or number of the user, or in the title or number of one of their billing accounts. At most 50, sorted by e-mail address.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List billing accounts
         * @description All billing accounts of the user.
         */
        get: operations["listBillingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read billing account
         * @description One billing account of the user, including a removed one.
         */
        get: operations["getBillingAccount"];
        /**
         * Change billing account
         * @description Replaces the details of an account. Omitted details are emptied, except the e-mail address, the title, whether invoices are sent by e-mail, and the automatic top-up.
         */
        put: operations["updateBillingAccount"];
        /**
         * Create billing account
         * @description Creates a billing account. The first account of a user receives the welcome credit of the deployment. A new account is LIMITED until enough is topped up. If the provider validates accounts first, the account is PENDING_VALIDATION until then.
         */
        post: operations["createBillingAccount"];
        /**
         * Delete billing account
         * @description Removes an account that pays for nothing and owes nothing. Its current month is invoiced. Remaining bought credit is refunded by a credit note; granted credit is lost.
         */
        delete: operations["deleteBillingAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set default billing account
         * @description Makes an account the default account of the user, in place of the previous one.
         */
        post: operations["setDefaultBillingAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/unpaid_amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read unpaid amount
         * @description The sum of the unpaid invoices of an account, with VAT. The field is called `message`.
         */
        get: operations["getUnpaidAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/{id}/campaign_activate/{campaign_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate campaign
         * @description Joins a campaign with its code. Its credit is added at once, or once the required sum is topped up. A code that is unknown, has ended or was used before is refused.
         */
        post: operations["activateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/billing_account/{id}/recurring_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change automatic top-up
         * @description Switches automatic top-up on or off. If the balance is already below the threshold, a top-up happens at once; `payment_report` holds its result.
         */
        put: operations["updateRecurringPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/has_active_campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether campaigns run
         * @description Whether there is a campaign the customer can join.
         */
        get: operations["getActiveCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/low_balance_notice_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change low balance notice
         * @description Changes the notice about a low balance. It is sent by e-mail, once each time the balance falls below the threshold.
         */
        put: operations["updateLowBalanceNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/payment/restriction_level_clear_topup_threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read sum that lifts a restriction
         * @description The sum of top-ups from which a LIMITED account becomes CLEAR.
         */
        get: operations["getClearTopupThreshold"];
        /**
         * Change sum that lifts a restriction
         * @description Sets the sum of top-ups from which a LIMITED account becomes CLEAR. Accounts that have reached it become CLEAR at once. For administrators.
         */
        put: operations["updateClearTopupThreshold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charging/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List usage
         * @description Usage of the account in the current month, by resource.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balance history
         * @description Additions to and deductions from the credit of an account, newest first.
         */
        get: operations["listCreditHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description All invoices of an account, newest first. The first is the invoice of the current month, `current`. Top-ups and credit notes are included; `type` tells them apart.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read invoice
         * @description One invoice. `current` also requires the billing account.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoice/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read invoice as PDF
         * @description An invoice as a PDF document. Not available for the invoice of the current month.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/pay_invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay invoice
         * @description Charges the primary payment method for an unpaid invoice, with VAT.
         */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/pay_amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay invoices up to an amount
         * @description Pays unpaid invoices, the oldest first, as long as they fit into the amount.
         */
        post: operations["payAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/pay_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay all invoices
         * @description Pays every unpaid invoice of an account, the oldest first.
         */
        post: operations["payAllInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/request_invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request top-up invoice
         * @description Creates an invoice for credit and sends it by e-mail. The credit is added once the invoice is paid.
         */
        post: operations["requestTopupInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description The payment methods of an account, except removed ones.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read payment method
         * @description One payment method of the customer.
         */
        get: operations["getCard"];
        put?: never;
        /**
         * Add payment method
         * @description Saves a payment method that the customer entered on the page or in the fields of the processor, which returned a token for it. The number of a card is never sent here. A card has to be verified before it can be charged; a PayPal wallet is verified by its owner's consent.
         */
        post: operations["createCard"];
        /**
         * Remove payment method
         * @description Removes a payment method. If it was the primary one, another verified method becomes primary.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/set_primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set primary payment method
         * @description Chooses the method that invoices and automatic top-ups are charged to. It has to be verified.
         */
        put: operations["setPrimaryCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/prehook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare payment method
         * @description Call it before opening the page or the fields of a processor. The answer holds the data to open them with, if they need any.
         */
        post: operations["prepareCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/card/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify payment method
         * @description Charges the verification amount of the processor and refunds it. If the bank asks the holder to confirm, the answer has the URL of the bank's page. The holder returns to `{front_base_url}/payment_return`, and getPersistentData returns the result.
         */
        post: operations["verifyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/apply_for_invoice_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for payment by invoice
         * @description Applies for payment by invoice. The method is verified once the provider has agreed. Applying again changes nothing.
         */
        post: operations["applyForInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/id_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read PayPal identity token
         * @description Token to open the PayPal buttons with.
         */
        get: operations["getPaypalIdToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/setup_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read PayPal setup token
         * @description Starts saving a wallet. Its owner is asked for consent on the PayPal page and returns to `return_url`.
         */
        get: operations["getPaypalSetupToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/paypal/payment_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read PayPal payment token
         * @description Exchanges a setup token, once the wallet's owner has consented, for the token to save the wallet with in createCard.
         */
        get: operations["getPaypalPaymentToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/final_topup_amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read final top-up amount
         * @description Amount the customer pays for an amount of credit. The fee of the processor and VAT on both are added; if the processor charges in another currency, the sum is converted.
         */
        get: operations["getFinalTopupAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy credit
         * @description Charges a verified method and adds the amount to the balance. If the bank asks the holder to confirm, nothing is charged yet. The answer then has the URL of the bank's page and a `charge_id`; call closeTopup with it when the holder has returned to `{front_base_url}/payment_return`.
         */
        post: operations["buyCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/credit/buy/posthook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close top-up
         * @description Call it when the holder of a card has returned from the page of the bank. It captures the confirmed payment and adds the credit. A charge that is not closed is closed by the platform after an hour.
         */
        post: operations["closeTopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/save_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save link methods
         * @description Saves which methods of link processors the customer wants to be offered. They replace the previous ones and are stored in `additional_data` of the account.
         */
        post: operations["saveLinkMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/send_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send link payment data
         * @description Starts a payment on the page of a processor. The customer is sent to `redirect_url` and returns to the URL in `params`; getLinkResult returns the result. A hybrid processor charges at once if `params` has the card that the customer entered in its fields.
         */
        post: operations["sendLinkData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/link/process_result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read link payment result
         * @description Result of a payment on the page of a processor. Read it when the customer has returned, and again while it is pending.
         */
        get: operations["getLinkResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/persistent_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read payment data
         * @description The stored state of a payment or verification that continues outside the console.
         */
        get: operations["getPersistentData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/ui/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read site configuration
         * @description Name, theme, offers and terms of the deployment. Needs no key, because the sign-in page depends on it. Changes rarely; cache it for a day.
         */
        get: operations["getSiteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description All locations. Their slugs are the `location` of other calls.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/vm_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List images
         * @description Operating systems and applications a machine can be created with, the same in every location.
         */
        get: operations["listVmImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/vm_images/plain_os": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operating systems
         * @description The images of listVmImages that are plain operating systems.
         */
        get: operations["listPlainImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/vm_images/app_catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description The images of listVmImages that include an application.
         */
        get: operations["listAppImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/boot_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List boot images
         * @description Media a machine can be started from once, to install or to rescue it.
         */
        get: operations["listBootImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parameters/vm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List machine parameters
         * @description Rules for the parameters of createVm. Any row may be missing.
         */
        get: operations["listVmParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/host_pool/list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List host pools
         * @description Groups of hosts of the location that a machine can be placed on.
         */
        get: operations["listHostPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/list/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read price list
         * @description Current prices by currency, location and pool, before VAT.
         */
        get: operations["getCurrentPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read price list of older clients
         * @description Current prices per hour, before VAT, in one list. Rows with a threshold apply from that quantity on. Prices apply in every location; prices of single locations and pools are not included. Needs no key.
         */
        get: operations["getPricePolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List machines
         * @description All machines of the location.
         */
        get: operations["listVms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * Read machine
         * @description One machine. A deleted one stays readable for a while with the status `deleted`.
         */
        get: operations["getVm"];
        put?: never;
        /**
         * Create machine
         * @description Creates a machine in the location and starts it. Some deployments answer when the machine runs, others at once with the status `creating`; then list the machines again until the status is `running`. With `reserve_public_ip` a floating IP is created as well; it is in the list of IP addresses, not in the machine.
         */
        post: operations["createVm"];
        /**
         * Delete machine
         * @description Deletes the machine with all its disks, and their snapshots and backups. Floating IPs are unassigned, stay reserved and are charged. The machine may stay readable for a while.
         */
        delete: operations["deleteVm"];
        options?: never;
        head?: never;
        /**
         * Change machine
         * @description Changes name, memory or number of processors. Memory and processors need the machine to be stopped; otherwise the call is refused.
         */
        patch: operations["updateVm"];
        trace?: never;
    };
    "/{location}/user-resource/vm/user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change password
         * @description Sets the password of a user inside the machine. The machine must be running.
         */
        patch: operations["updateVmUser"];
        trace?: never;
    };
    "/{location}/user-resource/resource_billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move to billing account
         * @description Moves the machine to another billing account. Earlier usage stays with the former one.
         */
        post: operations["moveVmBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/billing_resources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List what an account pays for
         * @description The machines of the location that a billing account pays for.
         */
        get: operations["listBillingResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Starts a stopped machine.
         */
        post: operations["startVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop
         * @description Asks the machine to shut down and cuts the power if it has not done so within 120 seconds. With `force` the power is cut at once.
         */
        post: operations["stopVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/rescue_start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start in rescue mode
         * @description Starts the machine from a recovery system instead of its own, for this start only. The next start is normal again.
         */
        post: operations["rescueVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/boot_iso_media": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start from an image
         * @description Starts a stopped machine from an installation or recovery image instead of its own disk, for this start only.
         */
        post: operations["startVmFromMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/terminal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a terminal
         * @description Issues a ticket for one session at the terminal gateway (`terminalGateway` of the site configuration), which serves this call. The ticket is valid once, for 60 seconds, for the user and the page that requested it. The gateway connects only to the address of the running machine that it returns, or to the serial console of the machine.
         */
        post: operations["startTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/reinstall": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstall
         * @description Replaces the contents of the primary disk with a fresh system, the same one or another. Everything on that disk is lost; other disks are not touched.
         */
        post: operations["reinstallVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/clone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone
         * @description Creates a new machine with a copy of the disks.
         */
        post: operations["cloneVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from snapshot or backup
         * @description Restores the machine from a snapshot or backup. Everything written since is lost.
         */
        post: operations["rebuildVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/backup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch automatic backups
         * @description Turns automatic backups on if they are off, and off if they are on. The `backup` of the answer gives the new state.
         */
        post: operations["toggleVmBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/replica": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List snapshots or backups
         * @description The replicas of one kind of all disks of a machine.
         */
        get: operations["listVmReplicas"];
        put?: never;
        /**
         * Take snapshot
         * @description Takes a snapshot of the primary disk. The answer is the disk with all its replicas, not the snapshot alone.
         */
        post: operations["createVmSnapshot"];
        /**
         * Delete snapshot or backup
         * @description Deletes a snapshot or backup permanently.
         */
        delete: operations["deleteVmReplica"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/storage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add disk
         * @description Creates an empty disk in the storage pool of the machine's host pool and attaches it to the machine.
         */
        post: operations["addVmDisk"];
        /**
         * Delete disk of machine
         * @description Detaches a disk from the machine and deletes it. The primary disk cannot be deleted.
         */
        delete: operations["deleteVmDisk"];
        options?: never;
        head?: never;
        /**
         * Grow disk
         * @description Makes a disk of the machine larger. A disk cannot shrink; a size below the current one is refused.
         */
        patch: operations["resizeVmDisk"];
        trace?: never;
    };
    "/{location}/user-resource/vm/storage/attach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach disk
         * @description Attaches an existing disk to the machine. A disk can be attached to one machine at a time.
         */
        post: operations["attachVmDisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/user-resource/vm/storage/detach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detach disk
         * @description Detaches a disk from the machine and keeps it. The primary disk cannot be detached.
         */
        post: operations["detachVmDisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/interfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List interfaces
         * @description The network interfaces of all machines of the location.
         */
        get: operations["listInterfaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/interfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        /**
         * List interfaces of machine
         * @description The network interfaces of one machine.
         */
        get: operations["listVmInterfaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description Identity of the interface the sub-interface is added to, or of the sub-interface to remove.
                 * @example a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba
                 */
                if_uuid: components["parameters"]["InterfaceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add VLAN
         * @description Adds a VLAN sub-interface that connects to another network.
         */
        post: operations["addSubinterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/virtual-machines/{uuid}/subinterfaces/{if_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description Identity of the sub-interface.
                 * @example 6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8
                 */
                if_uuid: components["parameters"]["SubinterfaceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove VLAN
         * @description Removes a VLAN sub-interface.
         */
        delete: operations["deleteSubinterface"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/storage/disks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List disks
         * @description All disks of the location, including the primary disks of machines.
         */
        get: operations["listDisks"];
        put?: never;
        /**
         * Create disk
         * @description Creates an unattached disk, empty or filled from a system, another disk or a snapshot. It is kept in the storage pool of the location's default host pool.
         */
        post: operations["createDisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/storage/disks/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        /**
         * Read disk
         * @description One disk.
         */
        get: operations["getDisk"];
        put?: never;
        post?: never;
        /**
         * Delete disk
         * @description Deletes the disk and its snapshots. Detach it first. It may stay readable for a while.
         */
        delete: operations["deleteDisk"];
        options?: never;
        head?: never;
        /**
         * Change disk
         * @description Renames the disk, moves it to another billing account, or sets `read_only_bootable`.
         */
        patch: operations["updateDisk"];
        trace?: never;
    };
    "/{location}/storage/disk/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        /**
         * Read disk (older path)
         * @description The same as getDisk, at the path of an older generation of clients.
         */
        get: operations["getDiskAlias"];
        put?: never;
        post?: never;
        /**
         * Delete disk (older path)
         * @description The same as deleteDisk, at the path of an older generation of clients.
         */
        delete: operations["deleteDiskAlias"];
        options?: never;
        head?: never;
        /**
         * Change disk (older path)
         * @description The same as updateDisk, at the path of an older generation of clients.
         */
        patch: operations["updateDiskAlias"];
        trace?: never;
    };
    "/user-resource/service/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service images
         * @description Software that managed services can run, with versions and prices.
         */
        get: operations["listServiceImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description All managed services in all locations.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create service
         * @description Orders a managed service. It is `requested` until it is ready. Deployments that finish the work before they answer return it as `active`.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        /**
         * Read service
         * @description One managed service. A deleted one stays readable.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Delete service
         * @description Deletes the service, its data and its backups. A floating IP stays reserved, unassigned and charged. The answer is the record of the deleted service.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Change service
         * @description Renames the service or moves it to another billing account.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/resources/{target_uuid}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description Identity of the machine, the `resource_id` of a resource of the service of type `vm`.
                 * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
                 */
                target_uuid: components["parameters"]["ServiceTargetUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start machine
         * @description Starts a stopped machine of the service.
         */
        post: operations["startServiceResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/resources/{target_uuid}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description Identity of the machine, the `resource_id` of a resource of the service of type `vm`.
                 * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
                 */
                target_uuid: components["parameters"]["ServiceTargetUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop machine
         * @description Shuts down a running machine of the service. Its work for the service stops.
         */
        post: operations["stopServiceResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        /**
         * Read secrets
         * @description Credentials of the service that are not part of its record.
         */
        get: operations["getServiceSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/whitelist_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        /**
         * List who may connect
         * @description IP addresses and CIDR ranges allowed to connect. An empty list allows all.
         */
        get: operations["listServiceWhitelist"];
        put?: never;
        /**
         * Let somebody connect
         * @description Adds an address or a range. Adding an existing one changes nothing. The answer is the whole list.
         */
        post: operations["addServiceWhitelistEntry"];
        /**
         * Take off who may connect
         * @description Removes an address or a range. Removing the last one allows all to connect. The answer is the whole list.
         */
        delete: operations["deleteServiceWhitelistEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/service/package/{uuid}/properties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the cluster.
                 * @example 60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42
                 */
                uuid: components["parameters"]["ClusterUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change maintenance
         * @description Changes when a cluster is maintained. Not applicable to databases.
         */
        patch: operations["updateServiceProperties"];
        trace?: never;
    };
    "/{location}/user-resource/service/package/vm/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore machine
         * @description Restores a machine of the service from a backup of its disk. Everything written since is lost.
         */
        post: operations["rebuildServiceVm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/bucket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List buckets
         * @description All buckets.
         */
        get: operations["listBuckets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/bucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bucket
         * @description One bucket with its size as last counted.
         */
        get: operations["getBucket"];
        /**
         * Create bucket
         * @description Creates an empty bucket. Its name is unique among the buckets of all customers. The user becomes a user of the object storage if they are not one yet.
         */
        put: operations["createBucket"];
        post?: never;
        /**
         * Delete bucket
         * @description Deletes an empty bucket. The name is then free for any customer.
         */
        delete: operations["deleteBucket"];
        options?: never;
        head?: never;
        /**
         * Change bucket
         * @description Moves the bucket to another billing account. The name cannot be changed.
         */
        patch: operations["updateBucket"];
        trace?: never;
    };
    "/storage/bucket/cors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set allowed origin
         * @description Allows only pages of one origin to read and write the bucket in a browser. The answer is the S3 CORS rule in XML.
         */
        put: operations["replaceBucketCors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read storage user
         * @description The object storage user with their keys. Both are created if missing. Refused with a key that is restricted to one billing account, since storage keys give access to all buckets.
         */
        get: operations["getStorageUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/user/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List storage keys
         * @description All key pairs of the user. Returns 404 for a user who has never used object storage; getStorageUser creates the storage user.
         */
        get: operations["listStorageKeys"];
        put?: never;
        /**
         * Create storage key
         * @description Creates a key pair. The answer is the whole list; the new pair is the one not listed before.
         */
        post: operations["createStorageKey"];
        /**
         * Delete storage key
         * @description Deletes a key pair. Requests that use it are refused from then on.
         */
        delete: operations["deleteStorageKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/api/s3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read S3 address
         * @description S3 endpoint of the object storage.
         */
        get: operations["getStorageEndpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List IP addresses
         * @description All floating IP addresses of the location.
         */
        get: operations["listIpAddresses"];
        put?: never;
        /**
         * Reserve address
         * @description Reserves an address. It is charged until it is released, whether it is assigned or not.
         */
        post: operations["createIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        /**
         * Read address
         * @description One address.
         */
        get: operations["getIpAddress"];
        put?: never;
        post?: never;
        /**
         * Release address
         * @description Releases the address, which may then go to another customer. An assigned address is unassigned first.
         */
        delete: operations["deleteIpAddress"];
        options?: never;
        head?: never;
        /**
         * Change address
         * @description Renames the address or moves it to another billing account.
         */
        patch: operations["updateIpAddress"];
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign address
         * @description Assigns the address to a resource, identified by its private address. The address is unassigned from its former resource.
         */
        post: operations["assignIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/ip_addresses/{address}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unassign address
         * @description Unassigns the address. It stays reserved and is charged.
         */
        post: operations["unassignIpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/networks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List networks
         * @description All private networks of the location.
         */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/network": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create network
         * @description Creates a private network; the platform chooses its range. The first network of a location becomes its default one. Without a name the default network is returned, and created if there is none.
         */
        post: operations["createNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/network/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        /**
         * Read network
         * @description One network.
         */
        get: operations["getNetwork"];
        put?: never;
        post?: never;
        /**
         * Delete network
         * @description Deletes the network. The default network and networks with resources cannot be deleted.
         */
        delete: operations["deleteNetwork"];
        options?: never;
        head?: never;
        /**
         * Rename network
         * @description Renames the network.
         */
        patch: operations["updateNetwork"];
        trace?: never;
    };
    "/{location}/network/network/{uuid}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make default
         * @description Makes the network the one that resources of the location join if none is given. The former default network becomes an ordinary one.
         */
        put: operations["setDefaultNetwork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List load balancers
         * @description All load balancers of the location.
         */
        get: operations["listLoadBalancers"];
        put?: never;
        /**
         * Create load balancer
         * @description Creates a load balancer with an address in a private network. With `reserve_public_ip` a floating IP is created as well; it is in the list of IP addresses, not in the load balancer.
         */
        post: operations["createLoadBalancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        /**
         * Read load balancer
         * @description One load balancer, also after it was deleted.
         */
        get: operations["getLoadBalancer"];
        put?: never;
        post?: never;
        /**
         * Delete load balancer
         * @description Deletes the load balancer. Its floating IP is unassigned, stays reserved and is charged. The load balancer stays readable as deleted.
         */
        delete: operations["deleteLoadBalancer"];
        options?: never;
        head?: never;
        /**
         * Rename load balancer
         * @description Renames the load balancer.
         */
        patch: operations["updateLoadBalancer"];
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/billing_account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move to billing account
         * @description Moves the load balancer to another billing account. Its floating IP stays with its own.
         */
        put: operations["moveLoadBalancerBilling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add target
         * @description Adds a machine as a target of the load balancer. Adding it again changes nothing.
         */
        post: operations["addLoadBalancerTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/targets/{target_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description Machine that is a target of the load balancer.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                target_uuid: components["parameters"]["TargetUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove target
         * @description Stops the load balancer from sending traffic to a machine. The machine stays.
         */
        delete: operations["deleteLoadBalancerTarget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/forwarding_rules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add forwarding rule
         * @description Makes the load balancer listen on one more port. The answer contains only the two ports; read the load balancer to get the identity of the rule.
         */
        post: operations["addLoadBalancerRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/load_balancers/{uuid}/forwarding_rules/{rule_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description Identity of the forwarding rule.
                 * @example 9e0582ee-7414-48ef-aa4d-2f213832db7c
                 */
                rule_uuid: components["parameters"]["RuleUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove forwarding rule
         * @description Stops the load balancer from listening on the port of the rule.
         */
        delete: operations["deleteLoadBalancerRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        /**
         * List firewalls
         * @description All firewalls of the location.
         */
        get: operations["listFirewalls"];
        put?: never;
        /**
         * Create firewall
         * @description Creates a firewall with its rules. It protects nothing until a machine is assigned.
         */
        post: operations["createFirewall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change firewall
         * @description Replaces the firewall and all its rules, for every machine assigned to it. To change one rule, send all of them; send the `uuid` of each rule to keep. Change one firewall at a time: concurrent changes fail with 500.
         */
        put: operations["replaceFirewall"];
        post?: never;
        /**
         * Delete firewall
         * @description Deletes the firewall. Machines assigned to it lose its protection.
         */
        delete: operations["deleteFirewall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/network/firewalls/{uuid}/vms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign machine
         * @description Assigns a machine to the firewall. Assigning it again changes nothing.
         */
        post: operations["assignFirewall"];
        /**
         * Take machine off
         * @description Unassigns a machine from the firewall.
         */
        delete: operations["unassignFirewall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metal/os": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operating systems
         * @description The operating systems servers can be set up with. The `ready_os_ids` of a spec list those available for it.
         */
        get: operations["listMetalSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metal/specs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List specs
         * @description All kinds of servers, including those without a free server and those not shown to customers.
         */
        get: operations["listMetalSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metal/leases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leases
         * @description All leases. Leases that have ended are not included.
         */
        get: operations["listMetalLeases"];
        put?: never;
        /**
         * Lease server
         * @description Leases a free server of a spec. It is `pending` until it is set up, then `in_use`. Without a free server the call fails with 'No available machines'.
         */
        post: operations["createMetalLease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metal/leases/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the lease.
                 * @example f10884e2-21e1-45e8-a75f-25514ba95ec8
                 */
                uuid: components["parameters"]["MetalLeaseUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Release server
         * @description Ends the lease. Everything on the server is erased, and its addresses and credentials are lost. Shortly after leasing, the call fails with 'Too soon to release machine'.
         */
        delete: operations["deleteMetalLease"];
        options?: never;
        head?: never;
        /**
         * Rename lease
         * @description Renames the lease.
         */
        patch: operations["updateMetalLease"];
        trace?: never;
    };
    "/user-resource/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read user
         * @description The user the key acts as.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change profile
         * @description Changes personal details of the user. Omitted fields stay unchanged. The answer is the profile only.
         */
        patch: operations["updateUserProfile"];
        trace?: never;
    };
    "/user-resource/user/privileges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read privileges
         * @description The status of the answer shows whether the user is an administrator: 403 means no; 200, any other 2xx and 404 mean yes; 502 is inconclusive. Use it only to decide which controls to show; the platform checks every call itself.
         */
        get: operations["getPrivileges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/mfa/is_active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read second factor
         * @description Whether a second factor is asked for when the user signs in.
         */
        get: operations["getMfaStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/mfa/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up second factor
         * @description Starts the setup of a second factor. The user finishes it on the page at `ticket_url`; until then nothing changes.
         */
        post: operations["activateMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/mfa/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch off second factor
         * @deprecated
         * @description Switches the second factor off. Marked as unavailable: most deployments always refuse it, so offer it only if it is known to work.
         */
        post: operations["deactivateMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/auth0_callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns the API key of the user whom the identity provider signed in. The body holds the values that the provider passed to the page it returned to. Needs no key.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End session
         * @description Ends one session and the keys to act for others that were created in it.
         */
        delete: operations["deleteUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/session/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Ends the session of the key of this call, and the keys to act for others that were created in it. All of them are refused afterwards. A key that was not created by signing in, such as an API token, keeps working.
         */
        delete: operations["deleteCurrentSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/session/key/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.
                 * @example 8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680
                 */
                handle: components["parameters"]["KeyCookieHandle"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep key in a cookie
         * @description Stores the key of this call in a cookie, out of reach of scripts. The cookie ends with the browser and is `HttpOnly`, `SameSite=Strict`, `Path=/`, and `Secure` except over plain HTTP on the loopback interface. Its name is `__Host-key-{handle}`, without `__Host-` if it is not `Secure`. A call with the handle in the header `X-Key-Cookie`, in place of `apikey`, counts as sent with that key. Without the header a cookie is ignored, so that a foreign page cannot make calls with it. A handle without its cookie counts as no key. From another `Origin` all of this is refused with 403.
         */
        put: operations["setKeyCookie"];
        post?: never;
        /**
         * Delete key cookie
         * @description Deletes the cookie from the browser. Its key keeps working. Needs no key, so that the cookie of an expired key can be deleted.
         */
        delete: operations["deleteKeyCookie"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Sessions of the user, based on keys from createSession that are still valid.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of the user, including the current one, and the keys to act for others that were created in them. API tokens stay valid. Calls with an ended key are answered with 401.
         */
        delete: operations["deleteAllUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/ssh_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SSH keys
         * @description Public keys the user has stored for new machines.
         */
        get: operations["listSshKeys"];
        put?: never;
        /**
         * Add SSH key
         * @description Stores a public key. Names are unique for a user.
         */
        post: operations["createSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-resource/ssh_keys/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the key.
                 * @example 1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746
                 */
                uuid: components["parameters"]["SshKeyUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete SSH key
         * @description Deletes a key. Machines that were created with it keep it.
         */
        delete: operations["deleteSshKey"];
        options?: never;
        head?: never;
        /**
         * Rename SSH key
         * @description Changes the name. The key itself cannot change.
         */
        patch: operations["updateSshKey"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A key for the API. It acts as its user, either everywhere or only within one billing account. */
        ApiToken: {
            /** @description Identity of the token, called `token_id` in request bodies. */
            id: number;
            /** @description Purpose of the token. */
            description: string;
            /** @description Whether the token reaches only its billing account. */
            restricted: boolean;
            /** @description Billing account a restricted token reaches. 0, `null` or absent if it has none. */
            billing_account_id?: number | null;
            /**
             * Format: password
             * @description The key itself, as it is sent in the `apikey` header. May be absent.
             */
            token?: string;
            /** @description Identity of the user at the gateway. May be absent. */
            consumer_id?: string | null;
            /** @description Identity of the key at the gateway. May be absent. */
            kong_id?: string | null;
            /** @description User the token acts as. */
            user_id: number;
            /** @description User who created the token while acting as another. May be absent. */
            acting_user_id?: number | null;
            /**
             * Format: platform-date-time
             * @description When the token was created.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the token was last changed; `null` if never.
             */
            updated_at?: string | null;
        };
        /** @description Body of a failed call. Four shapes exist side by side, depending on the service behind the gateway: `{"errors": {"Error": "text"}}`, `{"message": "text"}`, `{"errors": {"<field>": "text"}}` for a refused parameter, and `{"errors": {"<code>": {"msg": "text", "subtype": "…", "type": "…"}}}` for a refused permission. Read both properties and expect neither. */
        ErrorEnvelope: {
            /** @description Texts by name: `Error` for the whole call, otherwise the name of the refused parameter or a code. A value is a text, or an object with `msg`, `subtype` and `type`. */
            errors?: {
                /** @description Human-readable message about the whole call. */
                Error?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Human-readable message about the whole call. */
            message?: string;
            /** @description Trace of an unexpected fault in the service. Its presence marks a fault of the server, not of the request. */
            stack?: string;
        };
        /** @description A new token. */
        CreateTokenBody: {
            /**
             * @description Purpose of the token.
             * @example terraform-ci
             */
            description: string;
            /**
             * @description Whether the token reaches only the account in `billing_account_id`.
             * @default false
             */
            restricted?: boolean;
            /**
             * @description Billing account of a restricted token. Leave it out for one that reaches all accounts.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description The token to delete. */
        DeleteTokenBody: {
            /**
             * @description Token to delete.
             * @example 3107
             */
            token_id: number;
        };
        /** @description Answer of a call that has no record to give back. Some deployments send the changed record instead; then `success` is absent and the answer counts as a success. */
        SuccessAnswer: {
            /** @description Whether the call succeeded. `false` is a failure despite status 200. */
            success?: boolean;
            /** @description Human-readable message about the outcome. May be absent. */
            message?: string;
        };
        /** @description Changes to a token. Omitted fields stay unchanged. */
        UpdateTokenBody: {
            /**
             * @description Token to change.
             * @example 3107
             */
            token_id: number;
            /**
             * @description Purpose of the token.
             * @example terraform-ci
             */
            description?: string;
            /** @description Whether the token reaches only the account in `billing_account_id`. */
            restricted?: boolean;
            /**
             * @description Billing account of a restricted token.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description Access of one person, as the owner sees it. Starts as an invitation, which the person accepts later. */
        Impersonation: {
            /**
             * Format: uuid
             * @description Identity of the invitation and of the access it gives.
             */
            uuid: string;
            /** @description Invited user; `null` or absent while no user has signed up with that address. */
            grantee_id?: number | null;
            /**
             * Format: email
             * @description E-mail address of the person.
             */
            grantee_username: string;
            /** @description Whether the person accepted. */
            is_accepted: boolean;
            /**
             * Format: platform-date-time
             * @description When the person accepted; `null` before.
             */
            accepted_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the person was invited.
             */
            created_at: string;
        };
        /** @description Access that a user shares, and the people it is shared with. */
        AccessDelegation: {
            /** @description Identity of the delegation. */
            id: number;
            /** @description Billing account that is shared together with the resources it pays for (Restricted). 0, `null` or absent when everything is shared (Global). */
            billing_account_id?: number | null;
            /** @description Purpose of the delegation. */
            name: string;
            /** @description User who shares the access. */
            owner_id: number;
            /** @description The people invited. */
            impersonations: components["schemas"]["Impersonation"][];
            /**
             * Format: platform-date-time
             * @description When the delegation was created.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the delegation was last changed; `null` if never.
             */
            updated_at?: string | null;
        };
        /** @description Access to share. */
        CreateAccessDelegationBody: {
            /**
             * @description Purpose of the delegation.
             * @example Bookkeeping
             */
            name: string;
            /**
             * @description Billing account to share (Restricted). Leave out, or send 0 or `null`, to share everything (Global).
             * @example 120351
             */
            billing_account_id?: number | null;
        };
        /** @description Person to invite. */
        CreateImpersonationBody: {
            /**
             * Format: email
             * @description E-mail address of the person.
             * @example mari@raamat.example
             */
            grantee_username: string;
        };
        /** @description Access granted to the user, as the user sees it. */
        AccessImpersonation: {
            /**
             * Format: uuid
             * @description Identity of the invitation and of the access it gives.
             */
            uuid: string;
            /** @description Login name of the owner. */
            access_owner: string;
            /** @description Title of the shared billing account; `null` or absent when everything is shared. */
            billing_account_name?: string | null;
            /** @description Whether the user accepted. */
            is_accepted: boolean;
            /**
             * Format: platform-date-time
             * @description When the user accepted; `null` before. May be absent.
             */
            accepted_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the user was invited. May be absent.
             */
            created_at?: string;
        };
        /** @description A key that acts as another user. */
        ActingToken: {
            /**
             * Format: password
             * @description Key to send in the `apikey` header.
             */
            token: string;
        };
        /** @description User to act as, by login name or by identity. */
        CreateAdminTokenBody: {
            /**
             * @description Login name of the user, an e-mail address.
             * @example kadri.saar@pohjala.example
             */
            username?: string;
            /**
             * @description Identity of the user.
             * @example 20417
             */
            user_id?: number;
        } & ({
            /**
             * @description Login name of the user, an e-mail address.
             * @example kadri.saar@pohjala.example
             */
            username: string;
        } | {
            /**
             * @description Identity of the user.
             * @example 20417
             */
            user_id: number;
        });
        /** @description A billing account of a customer. */
        CustomerAccount: {
            /** @description Identity of the account. */
            id: number;
            /** @description Title of the account; may be empty. */
            title: string;
        };
        /** @description A user found by listCustomers. */
        Customer: {
            /** @description Identity of the user. */
            id: number;
            /** @description Login name of the user, an e-mail address. */
            name: string;
            /** @description First name; may be empty or absent. */
            first_name?: string;
            /** @description Last name; may be empty or absent. */
            last_name?: string;
            /** @description When the user was last active, in the platform's own format. May be absent. */
            last_activity?: string | null;
            /** @description Billing accounts of the user. */
            billing_accounts: components["schemas"]["CustomerAccount"][];
        };
        /**
         * @description Restriction level of a billing account.
         * @enum {string}
         */
        RestrictionLevel: "CLEAR" | "LIMITED" | "FROZEN" | "TERMINATED";
        /**
         * @description State of a billing account.
         * @enum {string}
         */
        BillingAccountStatus: "ACTIVE" | "SUSPENDED" | "PENDING_VALIDATION";
        /**
         * @description Kind of promotion.
         * @enum {string}
         */
        PromotionType: "first_free" | "referral_receiver" | "signup_campaign";
        /** @description A promotion an account can earn. */
        EligiblePromotion: {
            /** @description Kind of promotion. */
            credit_type: components["schemas"]["PromotionType"];
            /** @description Credit to be earned. */
            amount: number;
            /** @description Sum that must be topped up to earn it. May be absent. */
            top_up_requirement?: number | null;
            /** @description Sum topped up so far. May be absent. */
            top_up_done?: number | null;
        };
        /**
         * @description Kind of payment method.
         * @enum {string}
         */
        PrimaryCardType: "creditcard" | "paying_by_invoice";
        /** @description Summary of the primary payment method of an account. Its fields differ from the records of listCards. */
        PrimaryCard: {
            /** @description Identity of the payment method. May be absent. */
            id?: string;
            /** @description Kind of payment method. May be absent. */
            type?: components["schemas"]["PrimaryCardType"];
            /** @description Brand of the card, such as `visa`. May be absent. */
            card_type?: string | null;
            /** @description Name on the card. May be absent. */
            card_holder?: string | null;
            /** @description Last four digits of the card number. May be absent. */
            last4?: string | null;
            /** @description Month of expiry, `01` to `12`. May be absent. */
            expire_month?: string | null;
            /** @description Year of expiry, four digits. May be absent. */
            expire_year?: string | null;
            /** @description Whether the method was verified and can be charged. May be absent. */
            is_verified?: boolean;
        } | null;
        /** @description Totals of the current month. Any of them may be absent. */
        RunningTotals: {
            /** @description Credit before the usage of the current month is deducted. */
            credit_amount?: number;
            /** @description Credit that can be used now. */
            credit_available?: number;
            /** @description Discount so far. */
            discount_amount?: number;
            /** @description Usage so far, before discount. */
            subtotal?: number;
            /** @description Part of `subtotal` that comes from resources. */
            subtotal_resource_usage?: number;
            /** @description Usage so far after discount, before VAT. */
            total_before_tax?: number;
            /** @description VAT on `total_before_tax`. */
            vat_tax?: number;
            /** @description Usage so far after discount, with VAT. */
            total?: number;
            /** @description The balance - credit minus the usage so far, before VAT. Negative means debt. */
            ongoing?: number;
            /**
             * Format: epoch-seconds
             * @description When the balance became negative; `null` or absent when it is not negative.
             */
            ongoing_negative_since?: number | null;
        };
        /** @description Settings of the low balance notice. */
        LowBalanceNoticeSettings: {
            /** @description Balance below which the notice is sent, in the currency of the site regardless of the displayed currency. */
            threshold?: number | null;
            /** @description Whether the notice is sent. */
            is_enabled?: boolean;
        };
        /** @description An account that pays for resources. The balance shown to customers is `running_totals.ongoing`: the credit on the account minus the usage of the current month. Most details are absent, `null` or empty until they are filled in. */
        BillingAccount: {
            /** @description Identity of the account. */
            id: number;
            /** @description User the account belongs to. */
            user_id: number;
            /** @description Name of the account. */
            title: string;
            /**
             * Format: email
             * @description E-mail address that receives invoices and notices.
             */
            email: string;
            /** @description Deployment the account belongs to. May be absent. */
            site?: string | null;
            /** @description First line of the postal address. May be absent. */
            address_line1?: string | null;
            /** @description Second line of the postal address. May be absent. */
            address_line2?: string | null;
            /** @description City or town. May be absent. */
            city?: string | null;
            /** @description County, state or region. May be absent. */
            county?: string | null;
            /** @description Postal code. May be absent. */
            post_index?: string | null;
            /** @description Two-letter country code. May be absent. */
            country?: string | null;
            /** @description Name of the company. May be absent. */
            company_name?: string | null;
            /** @description Registration code of the company. May be absent. */
            company_reg_code?: string | null;
            /** @description VAT number of the company. May be absent. */
            company_vat_number?: string | null;
            /** @description Personal or national ID number of the customer. May be absent. */
            customer_id_number?: string | null;
            /** @description Full name of the customer. May be absent. */
            customer_name?: string | null;
            /** @description Telephone number. May be absent. */
            customer_phone?: string | null;
            /** @description Language of invoices and notices as a two- or three-letter code, or empty. May be absent. */
            lang?: string | null;
            /** @description Identity of the account in another system of the provider. May be absent. */
            integration_id?: string | null;
            /** @description Reference to the document submitted for validation. May be absent. */
            document?: string | null;
            /** @description File name of that document. May be absent. */
            document_name?: string | null;
            /** @description A JSON document encoded as a string. Its `link_methods` lists the payment methods saved for link payments, such as `duitku::FT`. May be absent. */
            additional_data?: string | null;
            /** @description Credit on the account before the usage of the current month is deducted. May be absent. */
            credit_amount?: number;
            /** @description Credit as of the last calculation. May be absent. */
            precalc_credit_amount?: number | null;
            /** @description Days the account has been in debt, as of the last calculation. May be absent. */
            precalc_days_in_debt?: number | null;
            /** @description Balance as of the last calculation. May be absent. */
            precalc_ongoing?: number | null;
            /** @description Sum of unpaid invoices with VAT. May be absent. */
            unpaid_amount?: number | null;
            /** @description Discount on all usage, in percent. May be absent. */
            discount_percentage?: number | null;
            /** @description VAT added to invoices, in percent. May be absent. */
            vat_percentage?: number | null;
            /** @description Whether the balance may go below zero. May be absent. */
            allow_debt?: boolean;
            /** @description Whether the account has a payment method that can be used. May be absent. */
            can_pay?: boolean;
            /** @description Whether the account can be used. */
            is_active: boolean;
            /** @description Whether the account is the default account of the user. */
            is_default: boolean;
            /** @description Whether the account was removed. */
            is_deleted: boolean;
            /**
             * Format: epoch-seconds
             * @description When the account was removed; `null` or absent while it exists.
             */
            deleted_at?: number | null;
            /**
             * Format: epoch-seconds
             * @description When the account was created. May be absent.
             */
            created?: number;
            /** @description Whether the account pays by invoice afterwards instead of topping up. May be absent. */
            paying_by_invoice?: boolean;
            /** @description Whether invoices are sent by e-mail. May be absent. */
            send_invoice_email?: boolean;
            /** @description Whether free credit is advertised to the customer. May be absent. */
            advertise_free_credit?: boolean;
            /** @description Whether automatic top-up is enabled. May be absent. */
            is_recurring_payment_enabled?: boolean;
            /** @description Amount of an automatic top-up. May be absent. */
            recurring_payment_amount?: number | null;
            /** @description Balance below which an automatic top-up happens. May be absent. */
            recurring_payment_threshold?: number | null;
            /** @description Referral code the account was created with. May be absent. */
            referral_code?: string | null;
            /** @description Referral code the customer can give to others. May be absent. */
            referral_share_code?: string | null;
            /** @description Reseller that serves the account. May be absent. */
            reseller?: string | null;
            /** @description Restriction level of the account. */
            restriction_level: components["schemas"]["RestrictionLevel"];
            /** @description Restriction level set manually by the provider; it applies regardless of the balance. `null` or absent when the level follows the balance. */
            open_level_override?: string | null;
            /** @description State of the account. Absent on some deployments. */
            status?: components["schemas"]["BillingAccountStatus"];
            /** @description Reason for the suspension as a human-readable message. May be absent. */
            suspend_reason?: string | null;
            /** @description Promotions the account can still earn. May be absent. */
            eligible_promotions?: components["schemas"]["EligiblePromotion"][];
            /** @description Payment method that is charged first; `null` or absent when there is none. */
            primary_card?: components["schemas"]["PrimaryCard"];
            /** @description Totals of the current month. May be absent. */
            running_totals?: components["schemas"]["RunningTotals"];
            /** @description Settings of the low balance notice. May be absent. */
            low_balance_notice_settings?: components["schemas"]["LowBalanceNoticeSettings"];
        };
        /** @description Details of a billing account that a customer can set. `billingAccountFields` of the site configuration lists the required ones; details that the deployment hides are accepted too. */
        BillingAccountFields: {
            /** @description Name of the account. */
            title?: string;
            /**
             * Format: email
             * @description E-mail address that receives invoices and notices.
             */
            email?: string;
            /** @description First line of the postal address. */
            address_line1?: string;
            /** @description Second line of the postal address. */
            address_line2?: string;
            /** @description City or town. */
            city?: string;
            /** @description County, state or region. */
            county?: string;
            /** @description Postal code. */
            post_index?: string;
            /** @description Two-letter country code, or empty. */
            country?: string;
            /** @description Name of the company. */
            company_name?: string;
            /** @description Registration code of the company. */
            company_reg_code?: string;
            /** @description VAT number of the company. */
            company_vat_number?: string;
            /** @description Full name of the customer. */
            customer_name?: string;
            /** @description Telephone number. */
            customer_phone?: string;
            /** @description Personal or national ID number of the customer. */
            customer_id_number?: string;
            /** @description Language of invoices and notices as a two- or three-letter code, or empty. */
            lang?: string;
            /** @description Referral code from another customer. Applies only when the account is created. */
            referral_code?: string;
            /** @description Reference to the document submitted for validation. */
            document?: string;
            /** @description File name of that document. */
            document_name?: string;
            /** @description Identity of the account in another system of the provider. */
            integration_id?: string;
            /** @description Whether invoices are sent by e-mail. They are unless this is `false`. */
            send_invoice_email?: boolean;
        };
        /**
         * @description How a new billing account pays.
         * @enum {string}
         */
        NewBillingAccountType: "invoice" | "other";
        /** @description A new billing account. */
        CreateBillingAccountBody: {
            /**
             * Format: email
             * @description E-mail address of the customer, used if `email` is left out.
             */
            client_email?: string;
            /** @description How the account pays. Defaults to `other`. */
            type?: components["schemas"]["NewBillingAccountType"];
        } & components["schemas"]["BillingAccountFields"];
        /** @description Unpaid amount of a billing account. */
        UnpaidAmount: {
            /** @description Sum of unpaid invoices with VAT. */
            message: number;
        };
        /** @description Settings of automatic top-up. */
        RecurringPaymentBody: {
            /** @description Whether automatic top-up is enabled. */
            is_recurring_payment_enabled: boolean;
            /** @description Balance below which an automatic top-up happens. Required to enable it. */
            recurring_payment_threshold?: number;
            /** @description Amount added to the balance, at least the minimum top-up. Required to enable it. */
            recurring_payment_amount?: number;
        };
        /** @description Result of an automatic top-up. */
        PaymentReport: {
            /** @description Whether a top-up was attempted at once because the balance was below the threshold when it was enabled. */
            triggered: boolean;
            /** @description Reasons for the failure as human-readable messages. Empty if it did not fail. */
            errors: string[];
        };
        /** @description The account with its new settings, and the result of an immediate top-up. */
        RecurringPaymentAnswer: {
            /** @description The account. */
            account: components["schemas"]["BillingAccount"];
            /** @description Result of the automatic top-up. */
            payment_report: components["schemas"]["PaymentReport"];
        };
        /** @description Whether there is a campaign to join. */
        ActiveCampaigns: {
            /** @description Whether a campaign is running that the customer can join. `false` is not a failure. */
            success: boolean;
        };
        /** @description Settings of the low balance notice. */
        LowBalanceNoticeBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Balance below which the notice is sent, in the currency of the site. */
            threshold: number;
            /** @description Whether the notice is sent. */
            is_enabled: boolean;
        };
        /** @description Sum of top-ups that lifts the restriction of a new account. */
        ClearTopupThreshold: {
            /** @description Sum of top-ups, before VAT and fees, from which a LIMITED account becomes CLEAR. */
            threshold: number;
        };
        /**
         * @description Charged aspect of a resource.
         * @enum {string}
         */
        UptimeType: "VM_COMPUTE" | "VM_RUNNING" | "MAIN_STORAGE" | "BLOCK_STORAGE" | "BACKUP_STORAGE" | "SNAPSHOT_STORAGE" | "OBJECT_STORAGE" | "LICENSE" | "FLOATING_IP" | "LOAD_BALANCER" | "BARE_METAL" | "SERVICE";
        /** @description Size of a resource. Fields that do not apply are absent or `null`. */
        UsageConfiguration: {
            /** @description Name of the resource, or of the machine that holds a disk. */
            vm_name?: string | null;
            /** @description Number of virtual processors. */
            cpus?: number | null;
            /** @description Memory in MB. */
            ram_MB?: number | null;
            /** @description Storage in GB. */
            disk_size_GB?: number | null;
            /** @description Operating system. */
            os_name?: string | null;
        };
        /** @description Cost of one resource in the current month, for the time its price did not change. A machine that was resized has two items. The items of an account add up to `running_totals.subtotal_resource_usage`. */
        UsageItem: {
            /** @description Identity of the charged resource, as in the list of its kind. */
            uuid: string;
            /** @description Identity of the resource it belongs to, such as the machine that holds a disk; otherwise its own. */
            owner_uuid?: string | null;
            /** @description Billing account that pays. */
            billing_account_id: number;
            /** @description User the resource belongs to. */
            user_id: number;
            /** @description Human-readable description, such as `web-prod-01, 4 CPUs, 8 GB RAM`. */
            description: string;
            /** @description Hours charged this month. */
            hours: number;
            /** @description Charged aspects of the resource. May be absent. */
            uptime_types?: components["schemas"]["UptimeType"][];
            /** @description Sizes of the resource while it was charged. May be absent. */
            configurations?: components["schemas"]["UsageConfiguration"][];
            /** @description Price per hour, before discount and VAT. */
            price: number;
            /** @description Unit that `price` is for; `h` for an hour. */
            price_unit: string;
            /** @description Cost of these hours, before discount and VAT. */
            cost: number;
        };
        /** @description A change of the credit of an account. The entries of an account add up to its `credit_amount`. */
        HistoryEntry: {
            /** @description Identity of the entry. */
            id: number;
            /** @description Identity of the billing account. */
            billing_account_id: number;
            /** @description Amount added, or deducted if negative, before VAT. */
            amount: number;
            /**
             * Format: epoch-seconds
             * @description Time of the change, in seconds since the Unix epoch.
             */
            created: number;
            /** @description Human-readable description of the change. */
            description: string;
            /** @description Number of the invoice or payment it came from. May be absent. */
            reference?: string | null;
            /** @description User who made the change; `null` or absent if the platform did. */
            acting_user_id?: number | null;
        };
        /**
         * @description Kind of invoice.
         * @enum {string}
         */
        InvoiceType: "cloud_services" | "credit_topup" | "credit_note";
        /**
         * @description Payment status of an invoice.
         * @enum {integer}
         */
        InvoiceStatus: 0 | 5 | 10;
        /** @description A line of an invoice. */
        InvoiceRecord: {
            /** @description Identity of the line. */
            id: number;
            /** @description Identity of the invoice, or `current`. */
            invoice_id?: number | string | null;
            /** @description Human-readable name of the line. */
            name: string;
            /** @description Further description of the line. May be absent. */
            descr?: string | null;
            /** @description Quantity, in the unit given by `qty_unit`. */
            qty: number;
            /** @description Unit of `qty`, such as `h`; empty or absent for pieces. */
            qty_unit?: string | null;
            /** @description Price of one unit, before VAT. */
            item_price: number;
            /** @description Price of the line, before VAT. Negative on discounts and credit. */
            amount: number;
            /** @description VAT on the line; the lines add up to `totals.vat_tax`. May be absent. */
            vat_amount?: number | null;
            /** @description Whether the line is a discount or used credit rather than a sold item. */
            is_technical?: boolean;
            /** @description Location of the billed resource; `null` or absent if there is none. */
            location_slug?: string | null;
            /**
             * Format: epoch-seconds
             * @description When the line was created. May be absent.
             */
            created?: number | null;
        };
        /** @description The totals of an invoice. `subtotal` minus `discount_amount` plus `credit` is `total_before_tax`; adding `vat_tax` gives `total`, the amount to pay. */
        InvoiceTotals: {
            /** @description Sum of the lines that are not technical. */
            subtotal: number;
            /** @description Discount as a positive amount. May be absent. */
            discount_amount?: number;
            /** @description Credit used for the invoice, as a negative amount. May be absent. */
            credit?: number;
            /** @description Amount after discount and credit, before VAT. May be absent. */
            total_before_tax?: number;
            /** @description VAT on `total_before_tax`. */
            vat_tax: number;
            /** @description Amount to pay, with VAT. */
            total: number;
        };
        /** @description An attempt to pay an invoice. */
        InvoiceTransaction: {
            /** @description Identity of the payment. */
            id: number;
            /** @description Amount, with VAT. */
            amount: number;
            /**
             * Format: epoch-seconds
             * @description When the payment was attempted.
             */
            created: number;
            /** @description Identifier of the payment at the processor. May be absent. */
            identifier?: string | null;
            /** @description Whether the payment succeeded. Absent means yes. */
            is_success?: boolean;
            /** @description Payment method that was charged; `null` or absent if there was none. */
            payment_object_id?: number | null;
        };
        /** @description An invoice. The invoice of the current month has the id `current` and the status IN_PROGRESS, and grows until the month ends. */
        Invoice: {
            /** @description Identity of the invoice, or `current` for the invoice of the current month. */
            id: number | string;
            /** @description The identity with leading zeros. May be absent. */
            padded_id?: string | null;
            /** @description Number of the invoice, such as `2026-10-3391`; `null` or absent while it is in progress. */
            name?: string | null;
            /** @description Billing account of the invoice. */
            billing_account_id: number;
            /** @description Kind of invoice. */
            type: components["schemas"]["InvoiceType"];
            /** @description Payment status of the invoice. */
            status: components["schemas"]["InvoiceStatus"];
            /**
             * Format: epoch-seconds
             * @description When the invoice was created; `null` or absent while it is in progress.
             */
            created?: number | null;
            /**
             * Format: epoch-seconds
             * @description When the invoice has to be paid; `null` or absent if there is nothing to pay.
             */
            due_date?: number | null;
            /**
             * Format: epoch-seconds
             * @description Start of the period the invoice covers. May be absent.
             */
            period_start?: number | null;
            /**
             * Format: epoch-seconds
             * @description End of the period the invoice covers, exclusive. May be absent.
             */
            period_end?: number | null;
            /** @description Discount in percent. May be absent. */
            discount_percentage?: number | null;
            /** @description VAT rate in percent. May be absent. */
            vat_percentage?: number | null;
            /** @description A JSON document encoded as a string - the details of the account when the invoice was created. May be absent. */
            account_snapshot?: string | null;
            /** @description Lines of the invoice. Lines that are not technical add up to `totals.subtotal`. */
            records_list: components["schemas"]["InvoiceRecord"][];
            /** @description Totals of the invoice. */
            totals: components["schemas"]["InvoiceTotals"];
            /** @description Attempts to pay the invoice. May be absent. */
            transaction_list?: components["schemas"]["InvoiceTransaction"][];
            /** @description The subtotal as of the last calculation. May be absent. */
            precalc_subtotal?: number | null;
            /** @description The VAT as of the last calculation. May be absent. */
            precalc_vat_tax?: number | null;
            /** @description The total as of the last calculation. May be absent. */
            precalc_total?: number | null;
        };
        /** @description Result of paying an invoice. */
        PayInvoiceAnswer: {
            /** @description Whether the invoice is paid now. */
            success: boolean;
            /** @description Human-readable message about the result. May be absent. */
            message?: string | null;
        };
        /** @description Amount to pay unpaid invoices with. */
        PayAmountBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Maximum amount to charge, with VAT. */
            amount: number;
        };
        /** @description Result of paying several invoices, the oldest first. */
        PayAmountAnswer: {
            /** @description Whether at least one invoice was paid and none was refused. */
            success: boolean;
            /** @description Human-readable message about the result. May be absent. */
            message?: string | null;
            /** @description Amount that was charged. May be absent. */
            amount_used?: number;
            /** @description Part of the amount that was not charged. May be absent. */
            amount_left?: number;
            /** @description Reason why an invoice could not be paid. May be absent. */
            error_log?: string | null;
            /** @description Identities of the invoices that are paid now. */
            paid_invoices: number[];
        };
        /** @description Account whose invoices to pay. */
        PayAllBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
        };
        /** @description Credit to be paid by invoice. */
        RequestTopupInvoiceBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Credit to be added once the invoice is paid, before VAT; at least the minimum top-up. */
            amount: number;
        };
        /**
         * @description Processor that payment methods are saved with.
         * @enum {string}
         */
        ProcessorKeyword: "omise_creditcard" | "stripe_creditcard" | "paypal_vault" | "invoice";
        /** @description Processor of a payment method. */
        CardProcessor: {
            /** @description Identity of the processor. May be absent. */
            id?: number;
            /** @description Whether the deployment still uses the processor. May be absent. */
            is_active?: boolean;
            /** @description Keyword of the processor. */
            keyword: components["schemas"]["ProcessorKeyword"];
        };
        /**
         * @description Kind of payment method.
         * @enum {string}
         */
        CardType: "card" | "paypal" | "invoice";
        /** @description Details of a payment method. */
        CardDetails: {
            /** @description Kind of payment method. May be absent. */
            type?: components["schemas"]["CardType"];
            /** @description Brand of the card, such as Visa. May be absent. */
            brand?: string;
            /** @description Last four digits of the card number. May be absent. */
            last4?: string;
            /** @description Expiry date of the card as `MM/YY`. May be absent. */
            expiry?: string;
            /** @description Name on the card. May be absent. */
            holder?: string;
            /**
             * Format: email
             * @description E-mail address of the wallet. May be absent.
             */
            email?: string;
            /** @description Identity of the wallet's owner at the processor. May be absent. */
            payer_id?: string;
        };
        /** @description A payment method - a bank card, a wallet, or payment by invoice. Calls refer to it by `payment_object_id`. */
        Card: {
            /** @description Identity of the payment method. */
            id: number;
            /** @description Billing account of the payment method. */
            billing_account_id: number;
            /** @description Identity of the account at the processor. May be absent. */
            billing_account_processor_identifier_id?: number | null;
            /** @description Processor of the payment method. May be absent. */
            processor?: components["schemas"]["CardProcessor"];
            /** @description Identifier of the method at the processor, or `N/A`. */
            identifier: string;
            /** @description Whether the method is charged first. */
            is_primary: boolean;
            /** @description Whether the method was verified and can be charged. */
            is_verified: boolean;
            /** @description Whether its verification is in progress. May be absent. */
            is_verification_pending?: boolean;
            /** @description Whether the method was removed. May be absent. */
            is_deleted?: boolean;
            /**
             * Format: epoch-seconds
             * @description When the method was added. May be absent.
             */
            created?: number;
            /**
             * Format: epoch-seconds
             * @description When the method expires. May be absent.
             */
            valid_thru?: number | null;
            /** @description A JSON document encoded as a string. For a card it has `type`, `brand`, `last4`, `expiry` (`MM/YY`) and `holder`; for a PayPal wallet `type`, `email` and `payer_id`. May be absent. */
            additional_data?: string | null;
        };
        /** @description Payment method that the customer entered at a processor. */
        CreateCardBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /**
             * Format: password
             * @description Token of the method at the processor; for PayPal, the token from getPaypalPaymentToken.
             */
            token: string;
            /** @description Keyword of the processor. */
            processor_keyword: components["schemas"]["ProcessorKeyword"];
            /** @description Session of the PayPal buttons. Required for PayPal. */
            session_id?: string;
        };
        /** @description Payment method to be added. */
        PrepareCardBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Keyword of the processor. */
            processor_keyword: components["schemas"]["ProcessorKeyword"];
        };
        /** @description Data to open the page or the fields of a processor with. */
        PrepareCardAnswer: {
            /** @description Whether a method can be added. */
            success: boolean;
            /**
             * Format: password
             * @description Secret to open the Stripe fields with. Absent for other processors.
             */
            client_secret?: string;
        };
        /** @description Payment method to verify. */
        VerifyCardBody: {
            /** @description The payment method. */
            payment_object_id: number;
            /**
             * Format: uri
             * @description URL of the console that the customer returns to.
             */
            front_base_url: string;
            /**
             * @description Always ask the holder to confirm (3-D Secure).
             * @default false
             */
            force_3ds?: boolean;
        };
        /** @description Payment method that was verified or needs confirmation. */
        VerifyCardAnswer: {
            /** @description The payment method. */
            card: components["schemas"]["Card"];
            /**
             * Format: uri
             * @description Page where the holder confirms. Absent when there is nothing to confirm.
             */
            authorize_uri?: string;
            /** @description Identifier for getPersistentData. Absent when there is nothing to confirm. */
            data_ref?: string;
        };
        /** @description Account that applies for payment by invoice. */
        ApplyForInvoicePaymentBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
        };
        /** @description Token to open the PayPal buttons with. */
        PaypalIdToken: {
            /**
             * Format: password
             * @description The PayPal identity token.
             */
            id_token: string;
        };
        /** @description Token of a wallet that is being saved. */
        PaypalSetupToken: {
            /**
             * Format: password
             * @description Token that identifies the wallet until its owner has consented.
             */
            setup_token: string;
            /**
             * Format: uri
             * @description Page where consent is asked for. May be absent if the buttons open it themselves.
             */
            approve_url?: string;
        };
        /** @description Token of a wallet whose owner has consented. */
        PaypalPaymentToken: {
            /**
             * Format: password
             * @description Token to save the wallet with in createCard.
             */
            payment_token: string;
        };
        /** @description Final amount of a top-up. */
        FinalTopupAmount: {
            /** @description Amount the customer pays: credit, service fee and VAT, in the currency of the site, or in that of the processor if it has a `charge_currency_conversion`. */
            final_amount: number;
        };
        /** @description Top-up with a saved payment method. */
        BuyCreditBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description The payment method. */
            payment_object_id: number;
            /** @description Credit to add, at least the minimum top-up, before fee and VAT. */
            amount: number;
            /**
             * @description Whether the customer can confirm the payment now. If not, a payment that needs confirmation is refused.
             * @default true
             */
            on_session?: boolean;
            /**
             * Format: uri
             * @description URL of the console that the customer returns to. Required for Omise.
             */
            front_base_url?: string;
            /**
             * @description Always ask the holder to confirm (3-D Secure).
             * @default false
             */
            force_3ds?: boolean;
            /** @description Session of the PayPal buttons. Required for PayPal. */
            session_id?: string;
        };
        /** @description Result of a top-up. */
        BuyCreditAnswer: {
            /** @description Whether the payment succeeded, or the holder can confirm it. */
            success: boolean;
            /**
             * Format: uri
             * @description Page where the holder confirms the charge. Absent if it succeeded at once.
             */
            authorize_uri?: string;
            /** @description Identifier of the charge for closeTopup. Absent if it succeeded at once. */
            charge_id?: string;
            /** @description Identifier for getPersistentData. Absent if the charge succeeded at once. */
            data_ref?: string;
        };
        /** @description Charge that needed confirmation. */
        CloseTopupBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Identifier of the charge, from buyCredit. */
            charge_id: string;
            /** @description The payment method. */
            payment_object_id: number;
        };
        /**
         * @description Status of a payment.
         * @enum {string}
         */
        PaymentDataStatus: "pending" | "success" | "failed";
        /** @description Result of a payment. */
        TopupResult: {
            /** @description Whether the credit was added. A pending payment is neither a success nor a failure. */
            success: boolean;
            /** @description Status of the payment. */
            status: components["schemas"]["PaymentDataStatus"];
            /** @description Reason for the failure as a human-readable message. Null otherwise. */
            error_msg?: string | null;
        };
        /** @description Link payment methods to offer. */
        SaveLinkMethodsBody: {
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Keywords of link processors, or of one of their methods as `keyword::key`, separated by commas. Empty for none. */
            method_ids: string;
        };
        /** @description Payment on the page of a processor. */
        SendLinkDataBody: {
            /** @description Credit to add, at least the minimum top-up, before fee and VAT. */
            amount: number;
            /** @description The billing account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description A JSON object encoded as a string: `return_url`, the URL that the customer returns to, `method`, the key of one of the processor's methods if it has any, and `card`, the output of the fields of a hybrid processor. */
            params: string;
            /** @description Keyword of a link processor. */
            processor: string;
        };
        /** @description Result of starting a payment. */
        SendLinkDataAnswer: {
            /** @description Whether the payment has started or, for a hybrid processor, succeeded. */
            success: boolean;
            /** @description Reason for the failure as a human-readable message. Null otherwise. */
            error_msg: string | null;
            /** @description Identifier for getLinkResult. Absent if the payment has not started. */
            identifier?: string;
            /**
             * Format: uri
             * @description Page of the processor. Absent if the customer has nothing left to do there.
             */
            redirect_url?: string;
        };
        /** @description Details of a payment or verification. */
        PaymentDetails: {
            /** @description Credit to be added. Absent for a verification. */
            amount?: number;
            /** @description Amount the customer pays. */
            final_amount?: number;
            /** @description The payment method. Absent for a link payment. */
            payment_object_id?: number;
            /** @description Reason for the failure as a human-readable message. Absent unless it failed. */
            error_msg?: string;
        };
        /** @description A payment or verification that continues outside the console. */
        PersistentPaymentData: {
            /** @description Identity of the entry. */
            id: number;
            /** @description Billing account of the payment. */
            billing_account_id: number;
            /**
             * Format: epoch-seconds
             * @description When the payment started. May be absent.
             */
            created?: number;
            /** @description Identifier in calls and in the URL that the customer returns to. */
            identifier: string;
            /** @description The processor, followed by `::` and the method if it has several, such as `duitku::FT`. */
            processor_method: string;
            /** @description Status of the payment. */
            status: components["schemas"]["PaymentDataStatus"];
            /** @description Details of the payment or verification. May be absent. */
            data?: components["schemas"]["PaymentDetails"];
        };
        /** @description A currency amounts can be shown in. */
        DisplayCurrency: {
            /**
             * Format: currency
             * @description Code of the currency.
             */
            code: string;
            /** @description Human-readable name of the currency. May be absent. */
            title?: string;
            /** @description Units of this currency for one unit of the currency of the site. */
            rate: number;
        };
        /** @description A location that can hold resources. */
        Location: {
            /** @description Name used in paths. */
            slug: string;
            /** @description Human-readable name. */
            display_name: string;
            /** @description Whether calls without a location use this one. */
            is_default: boolean;
            /** @description Whether the location is the suggested one. May be absent. */
            is_preferred?: boolean;
            /** @description Whether customers may see it. Absent means yes. */
            is_published?: boolean;
            /** @description Human-readable description. May be absent. */
            description?: string | null;
            /** @description Position in the list, ascending. May be absent. */
            order_nr?: number;
            /** @description Three-letter country code, in lower case. */
            country_code: string;
            /** @description Whether creating resources in the location is disabled. Absent means no. */
            create_resource_disabled?: boolean;
            /** @description Whether the location has MikroTik routers; for internal use. May be absent. */
            mikrotik?: boolean | null;
            /** @description Internal name of the location; for internal use. May be absent. */
            consul_name_override?: string | null;
        };
        /** @description Credit for a referral. */
        ReferralCreditAmounts: {
            /** @description Credit for the referred customer. */
            receiver_credit?: number;
            /** @description Credit for the referring customer. */
            promoter_credit?: number;
            /** @description Sum the referred customer must top up first. */
            referral_credit_receiver_precondition_topup_sum?: number;
        };
        /** @description Largest machine that a limited billing account may have. */
        LimitedBillingAccountConfig: {
            /** @description Number of virtual processors. */
            vcpu?: number;
            /** @description Memory in MB. */
            ram_mb?: number;
        };
        /** @description A machine size. Its lists hold names of operating systems, or the groups `win` (Windows) and `other` (everything else). Entries of `default` and `disabled` are also in `os`, and no entry is in both. */
        PredefinedPackage: {
            /** @description Number of virtual processors. */
            cpu: number;
            /** @description Memory in GB, unlike in calls, where it is MB. */
            ram: number;
            /** @description Size of the primary disk in GB. */
            ssd: number;
            /** @description Operating systems the package is shown for. */
            os: string[];
            /** @description Operating systems the package is preselected for. May be absent. */
            default?: string[];
            /** @description Operating systems the package is shown for but cannot be selected. May be absent. */
            disabled?: string[];
            /** @description Human-readable remark. May be absent. */
            notice?: string | null;
        };
        /**
         * @description How payments with a processor work.
         * @enum {string}
         */
        PaymentProcessorType: "creditcard" | "link" | "invoice";
        /** @description Fee added to a payment. */
        ServiceFee: {
            /** @description Fixed part of the fee. */
            flat_rate?: number;
            /** @description Part of the fee, in percent of the amount. */
            percentage?: number;
        } | null;
        /** @description A payment method of a processor. */
        PaymentProcessorMethod: {
            /** @description Name used in calls. */
            key: string;
            /** @description Human-readable name. */
            name: string;
        };
        /** @description Currency conversion of payments. */
        ChargeCurrencyConversion: {
            /**
             * Format: currency
             * @description Currency that is charged.
             */
            to_currency?: string;
        } | null;
        /** @description A payment processor. Fields it does not need are absent. */
        PaymentProcessor: {
            /** @description How payments with the processor work. */
            type: components["schemas"]["PaymentProcessorType"];
            /** @description Human-readable name. */
            name?: string;
            /** @description Name used in calls, such as `stripe_creditcard`. */
            keyword: string;
            /** @description Key that the page of the processor is opened with; meant to be public. */
            public_key?: string | null;
            /** @description Amount charged and refunded to verify a card. */
            verification_amount?: number | null;
            /** @description Whether the bank asks the holder to confirm (3-D Secure). */
            use_3ds_verification?: boolean;
            /** @description Whether automatic top-up works with it. */
            supports_auto_topup?: boolean;
            /** @description Whether a postal code is asked for with the card. */
            show_postalcode_input?: boolean;
            /** @description Fee added to a payment. */
            service_fee?: components["schemas"]["ServiceFee"];
            /** @description Methods to choose from. */
            methods?: components["schemas"]["PaymentProcessorMethod"][];
            /** @description Currency payments are converted to. */
            charge_currency_conversion?: components["schemas"]["ChargeCurrencyConversion"];
            /** @description Identity of the provider at the processor. */
            store_id?: string | null;
            /** @description Whether the page of the processor opens in a separate window, because it does not work in place of another page. Absent means no. */
            opens_window?: boolean;
        };
        /**
         * @description A detail of a billing account; the property of the same name.
         * @enum {string}
         */
        BillingAccountFieldName: "email" | "address_line1" | "address_line2" | "city" | "company_name" | "company_reg_code" | "company_vat_number" | "country" | "county" | "customer_name" | "customer_phone" | "customer_id_number" | "post_index" | "referral_code" | "title" | "document" | "document_name" | "integration_id";
        /** @description How one detail of a billing account is asked for. */
        BillingAccountField: {
            /** @description Name of the detail. */
            field: components["schemas"]["BillingAccountFieldName"];
            /** @description Whether it must be filled in. May be absent. */
            required?: boolean;
            /** @description Whether it is asked for. May be absent. */
            visible?: boolean;
            /** @description Check the value must pass: `email`, `phone`, `digits`, or a pattern for the whole value, which begins with `^`. May be absent. */
            validator?: string | null;
        };
        /**
         * @description Product behind the support chat.
         * @enum {string}
         */
        ChatType: "intercom" | "qiscus" | "botika" | "oncehub" | "leadbooster" | "tawk";
        /** @description The support chat. Further properties depend on the chat and are passed to it. */
        ChatConfig: {
            /** @description Product behind the support chat. */
            type?: components["schemas"]["ChatType"];
        } & {
            [key: string]: unknown;
        };
        /** @description The identity provider. */
        Auth0Config: {
            /** @description Host name of the provider. A value that begins with a slash is a path on the origin of the console: the deployment serves the provider itself. */
            domain: string;
            /** @description Client ID of the console at the provider; public. */
            clientId: string;
        } | null;
        /** @description An OpenID Connect provider that the console signs people in with, by authorization code and PKCE. */
        OpenIdConnectConfig: {
            /** @description Issuer, as stated in the provider's metadata. A value that begins with a slash is a path on the origin of the console. */
            issuer: string;
            /** @description Client ID of the console at the provider; public. */
            clientId: string;
        } | null;
        /**
         * @description Kind of announcement.
         * @enum {string}
         */
        AnnouncementKind: "announcement" | "maintenance" | "promotion";
        /** @description An announcement to the customers of the provider, shown while it is current. */
        Announcement: {
            /** @description Identity of the announcement. A user who closed it does not see it again. */
            id: string;
            /** @description Kind of announcement. */
            kind: components["schemas"]["AnnouncementKind"];
            /** @description The announcement in one sentence. */
            title: string;
            /** @description Consequences of the announcement. May be absent. */
            text?: string | null;
            /**
             * Format: uri
             * @description URL of a page with more information. May be absent.
             */
            url?: string | null;
            /**
             * Format: date-time
             * @description When the announcement becomes current. May be absent.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When the announcement ends. It is not shown afterwards. May be absent.
             */
            ends_at?: string | null;
        };
        /** @description Name, offers and terms of a deployment. Everything except name, theme, currency and locations may be absent; an absent switch is off, an absent address is not offered. */
        SiteConfig: {
            /** @description Name of the deployment. */
            siteName: string;
            /** @description Name of the visual theme. */
            siteTheme: string;
            /** @description Home country as a two-letter code. */
            siteCountry?: string;
            /** @description Default language and region, such as `en-EE`. */
            siteLocale?: string;
            /**
             * Format: currency
             * @description Currency of all amounts.
             */
            siteCurrency: string;
            /** @description Currencies amounts can be shown in. */
            displayCurrencies?: components["schemas"]["DisplayCurrency"][];
            /** @description The locations, the same as listLocations. */
            locations: components["schemas"]["Location"][];
            /** @description Whether virtual machines are offered. */
            vmsEnabled?: boolean;
            /** @description Whether applications are offered in addition to plain operating systems. */
            vmAppsEnabled?: boolean;
            /** @description Whether floating IP addresses are offered. */
            ipsEnabled?: boolean;
            /** @description Whether private networks are offered. */
            privateNetworksEnabled?: boolean;
            /** @description Whether load balancers are offered. */
            loadBalancerEnabled?: boolean;
            /** @description Whether firewalls are offered. */
            firewallEnabled?: boolean;
            /** @description Whether object storage is offered. */
            storageEnabled?: boolean;
            /** @description Whether managed services are offered. */
            servicesEnabled?: boolean;
            /** @description Whether managed Kubernetes is offered. Needs `servicesEnabled`. */
            kubernetesEnabled?: boolean;
            /** @description Whether bare metal servers are offered. */
            bareMetalEnabled?: boolean;
            /** @description Whether disks are offered independently of machines. */
            disksEnabled?: boolean;
            /** @description Whether a second factor can be set up. */
            mfaAvailable?: boolean;
            /** @description Whether deactivateMfa works, which is marked as unavailable. Not part of the specification; absent means no. */
            mfaDeactivationAvailable?: boolean;
            /** @description Whether automatic top-up is offered. */
            recurringPaymentsEnabled?: boolean;
            /** @description Credit a first billing account receives. */
            firstAccountCredit?: number | null;
            /** @description Whether customers can refer others. */
            referralCodeEnabled?: boolean;
            /** @description Credit for a referral. */
            referralCreditAmounts?: components["schemas"]["ReferralCreditAmounts"];
            /** @description Largest machine that a limited billing account may have. */
            limitedBillingAccountConfig?: components["schemas"]["LimitedBillingAccountConfig"];
            /** @description Minimum amount of a top-up. */
            minimumTopupAmount?: number | null;
            /** @description Whether balances may go below zero. */
            allowDebt?: boolean;
            /** @description Sizes of machines to choose from. */
            predefinedPackages?: components["schemas"]["PredefinedPackage"][];
            /** @description Payment processors. */
            paymentProcessors?: components["schemas"]["PaymentProcessor"][];
            /** @description Details of a billing account that are asked for. */
            billingAccountFields?: components["schemas"]["BillingAccountField"][];
            /** @description Whether a support chat is shown. */
            chatEnabled?: boolean;
            /** @description The support chat. */
            chatConfig?: components["schemas"]["ChatConfig"];
            /**
             * Format: email
             * @description E-mail address for support questions.
             */
            supportEmail?: string | null;
            /**
             * Format: email
             * @description E-mail address for billing questions.
             */
            billingEmail?: string | null;
            /**
             * Format: uri
             * @description URL of the API documentation.
             */
            apiDocUrl?: string | null;
            /**
             * Format: uri
             * @description URL of the page that shows machine metrics.
             */
            apiGrafanaUrl?: string | null;
            /** @description Base URL of a server that answers the Prometheus HTTP API (`/api/v1/query_range`), from which metrics are read. A path on the origin of the console, which is sent the key, or the URL of another origin, which is not. Not part of the specification; no metrics are shown without it. */
            metricsUrl?: string | null;
            /** @description Seconds between two samples of the server at `metricsUrl`, 15 when absent. Not part of the specification. */
            metricsScrapeSeconds?: number | null;
            /**
             * Format: uri
             * @description URL of the support pages.
             */
            supportUrl?: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use.
             */
            termsUrl?: string | null;
            /** @description Domains of staff e-mail addresses. May be absent. */
            staffDomains?: string[];
            /** @description Whether consoles on the origin of the API keep the key in a cookie (`setKeyCookie`) instead of the storage of the browser. Off when absent. */
            keyCookie?: boolean;
            /** @description Gateway that terminals of machines are connected through: a path on the origin of the console, or a URL that begins with `wss://`. No terminals are offered without it. */
            terminalGateway?: string | null;
            /** @description Whether the gateway shows serial consoles of machines as well. Absent means no. */
            terminalSerial?: boolean;
            /**
             * Format: uri
             * @description Origin on the machine of the browser that replaces the hosts of chat and payment vendors, for development and tests; consoles on other hosts ignore it. When absent, the vendors' own hosts are used.
             */
            vendorStandIns?: string | null;
            /** @description URLs of documentation pages by subject, for example `virtual_machine`. */
            documentationUrls?: {
                [key: string]: string;
            };
            /** @description Whether bucket URLs contain the bucket name in the path instead of the host name. */
            s3ForcePathStyle?: boolean;
            /** @description Time of day of machine backups, as hours and minutes in UTC. For display. */
            backupTime?: string | null;
            /** @description The identity provider. Absent if users sign in with an API key instead. */
            auth0?: components["schemas"]["Auth0Config"];
            /** @description An OpenID Connect provider, used instead of `auth0`. Not part of the specification; absent if the platform has none. */
            openIdConnect?: components["schemas"]["OpenIdConnectConfig"];
            /**
             * Format: uri
             * @description Sentry DSN that the console reports errors to. Not part of the specification; nothing is reported without it.
             */
            sentryDsn?: string | null;
            /** @description Whether the provider validates a new billing account before it can be used. */
            manualBillingAccountValidation?: boolean;
            /** @description Announcements to the customers of the provider. Not part of the specification; may be absent. */
            announcements?: components["schemas"]["Announcement"][];
            /** @description Heading of the sign-in page. */
            loginTitle?: string | null;
            /** @description Text under that heading. */
            loginSubtitle?: string | null;
        };
        /** @description One version of an image. */
        VmImageVersion: {
            /** @description Version used in calls. */
            os_version: string;
            /** @description Human-readable version. */
            display_name: string;
            /** @description Whether customers may choose it. A version that is not published is refused. May be absent. */
            published?: boolean;
        };
        /** @description An operating system or an application a machine can be created with. */
        VmImage: {
            /** @description Name used in calls. */
            os_name: string;
            /** @description Human-readable name. */
            display_name: string;
            /** @description Position in the list, ascending. May be absent. */
            ui_position?: number;
            /** @description Licence charged with it, for example `WINDOWS`. Absent on systems without a charged licence. */
            license_type?: string | null;
            /** @description Whether the image is selected by default. May be absent. */
            is_default?: boolean;
            /** @description Whether it is an application rather than a plain operating system. May be absent. */
            is_app_catalog?: boolean;
            /** @description URL or name of an icon. */
            icon: string | null;
            /** @description Versions to choose from. */
            versions: components["schemas"]["VmImageVersion"][];
        };
        /** @description An image a machine can be started from once. */
        BootImage: {
            /**
             * Format: uuid
             * @description Identity of the image.
             */
            uuid: string;
            /** @description Name of the image. */
            image_name: string;
            /** @description Whether the image installs a system rather than rescues one. May be absent. */
            is_installation_media?: boolean;
            /** @description Human-readable description. May be absent. */
            description?: string | null;
            /** @description Whether customers may choose it. May be absent. */
            is_published?: boolean;
        };
        /**
         * @description Type of the value of a parameter.
         * @enum {string}
         */
        VmParameterType: "string" | "integer";
        /**
         * @description Kind of rule for a parameter.
         * @enum {string}
         */
        VmParameterConstraint: "enum" | "range" | "regexp";
        /** @description An exception to a parameter rule. Fields that are absent keep the value of the rule. */
        VmParameterLimit: {
            /** @description Operating system the exception applies to. */
            os_name?: string;
            /** @description Minimum value, in the unit of the parameter. */
            min?: number;
            /** @description Maximum value, in the unit of the parameter. */
            max?: number;
            /** @description Allowed values. */
            values?: (string | number)[];
            /** @description Whether the parameter must be sent. */
            mandatory?: boolean;
        };
        /** @description A rule for one parameter of createVm. A deployment returns rules only for the parameters it restricts, so any rule may be missing. */
        VmParameter: {
            /** @description Name of the parameter in CreateVmBody. */
            parameter: string;
            /** @description Human-readable text of the rule. May be absent. */
            description?: string;
            /** @description Whether the parameter must be sent. May be absent. */
            mandatory?: boolean;
            /** @description Type of the value. May be absent. */
            type?: components["schemas"]["VmParameterType"];
            /** @description Kind of rule. May be absent. */
            constraint?: components["schemas"]["VmParameterConstraint"];
            /** @description Regular expression the value must match. Present for `regexp`. */
            expression?: string;
            /** @description Minimum value, in the unit of the parameter. Present for `range`. */
            min?: number;
            /** @description Maximum value, in the unit of the parameter. Present for `range`. */
            max?: number;
            /** @description Allowed values. Present for `enum`. */
            values?: (string | number)[];
            /** @description Name of the parameter the entries of `limits` depend on, for example `os_name`. May be absent. */
            limited_by?: string;
            /** @description Exceptions that replace parts of the rule. May be absent. */
            limits?: components["schemas"]["VmParameterLimit"][];
        };
        /** @description Minimum and maximum sizes of a machine in a host pool. Any of them may be absent. */
        HostPoolGuestLimits: {
            /** @description Number of virtual processors. */
            cpu?: {
                /** @description Minimum number. */
                min?: number;
                /** @description Maximum number. */
                max?: number;
            };
            /** @description Memory in MB. */
            ram_mb?: {
                /** @description Minimum memory in MB. */
                min?: number;
                /** @description Maximum memory in MB. */
                max?: number;
            };
            /** @description Size of the primary disk in GB. */
            disk_gb?: {
                /** @description Minimum size in GB. */
                min?: number;
                /** @description Maximum size in GB. */
                max?: number;
            };
        };
        /** @description A group of hosts in one location that a machine can be placed on. */
        HostPool: {
            /**
             * Format: uuid
             * @description Identity of the pool.
             */
            uuid: string;
            /** @description Human-readable name. */
            name: string;
            /** @description Intended use of the pool. May be absent. */
            description?: string | null;
            /** @description Whether machines are placed in the pool by default. May be absent. */
            is_default_designated?: boolean;
            /** @description Whether customers may choose the pool. Sent by newer deployments; absent means yes. */
            is_visible?: boolean;
            /**
             * Format: uuid
             * @description Storage pool that holds the disks of its machines. May be absent.
             */
            storage_pool_uuid?: string | null;
            /** @description Position in the list, ascending. May be absent. */
            ui_position?: number;
            /** @description Sizes allowed for machines in the pool. Sent by newer deployments; absent means no limits of its own. */
            guest_limits?: components["schemas"]["HostPoolGuestLimits"];
            /**
             * Format: platform-date-time
             * @description When the pool was created. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the pool was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /**
         * @description Resource type that a price applies to. The description of each value names its unit.
         * @enum {string}
         */
        PricedResourceType: "CPU" | "RAM" | "STORAGE" | "BLOCK_STORAGE" | "BLOCK_STORAGE_BACKUP" | "BLOCK_STORAGE_SNAPSHOT" | "WINDOWS_LICENSE" | "OBJECT_STORAGE" | "UNASSIGNED_FLOATING_IP" | "ASSIGNED_FLOATING_IP" | "LOAD_BALANCER" | "BARE_METAL_SERVER";
        /** @description A price per unit, before VAT. */
        ResourcePrice: {
            /** @description Price of one unit for one hour. */
            price_per_unit: number;
            /** @description Price of one unit for a month of 730 hours. May be absent. */
            price_per_unit_month?: number;
            /** @description Human-readable description of the row. May be absent. */
            description?: string | null;
            /** @description Number of virtual processors from which the row applies. Absent on rows without a threshold. */
            num_cpus_from?: number | null;
            /** @description Memory or storage in GB from which the row applies. Absent on rows without a threshold. */
            gigabytes_from?: number | null;
        };
        /** @description Prices of one resource type. */
        ResourceTypePrices: {
            /** @description Resource type that is priced. */
            resource_type: components["schemas"]["PricedResourceType"];
            /** @description Price rows. If rows have thresholds, the row with the highest threshold not above the quantity applies to the whole quantity; a row without a threshold applies from zero. */
            resource_prices: components["schemas"]["ResourcePrice"][];
        };
        /** @description Prices that apply in one location or pool. For each resource type the most specific entry that lists it applies: location and pool, then location, then the entry without either. */
        PlacePrices: {
            /** @description Slug of the location; `null` or absent means everywhere. */
            location?: string | null;
            /**
             * Format: uuid
             * @description Pool within the location - a storage pool for the storage types, a host pool for the others; `null` or absent means every pool.
             */
            pool_uuid?: string | null;
            /** @description Prices by resource type. */
            resource_types: components["schemas"]["ResourceTypePrices"][];
        };
        /** @description The price list in one currency. */
        CurrencyPrices: {
            /**
             * Format: currency
             * @description Currency of every amount in `prices`.
             */
            currency: string;
            /** @description Prices by location and pool. */
            prices: components["schemas"]["PlacePrices"][];
        };
        /** @description One price. If rows of a resource type have thresholds, the one with the highest threshold applies. */
        PolicyRow: {
            /** @description Identity of the row. */
            policyId: number;
            /** @description Resource type that is priced; a value of PricedResourceType, or LICENSE. */
            resourceType: string;
            /** @description Price of one unit for one hour. */
            price: number;
            /** @description Same value as `price`, under the name some deployments use. May be absent. */
            pricePerUnit?: number;
            /** @description Human-readable name. */
            serviceNameUserFriendly?: string;
            /** @description The kind of storage or licence. May be absent. */
            serviceNameInUptime?: string | null;
            /** @description Number of virtual processors from which the row applies. May be absent. */
            numCpus?: number | null;
            /** @description Memory in MB from which the row applies. May be absent. */
            megsRam?: number | null;
            /** @description Storage in GB from which the row applies. May be absent. */
            gigsStorage?: number | null;
        };
        /** @description The price list in the format of older clients. */
        PricePolicy: {
            /** @description The prices. */
            policy: components["schemas"]["PolicyRow"][];
        };
        /**
         * @description State of a virtual machine.
         * @enum {string}
         */
        VmStatus: "creating" | "running" | "stopping" | "stopped" | "deleted";
        /**
         * @description Kind of a replica.
         * @enum {string}
         */
        ReplicaType: "snapshot" | "backup";
        /** @description A snapshot or a backup of one disk of a machine. */
        VmReplica: {
            /** @description Identity of the replica. Not always a UUID; older ones are a disk UUID followed by a date. */
            uuid: string;
            /**
             * Format: uuid
             * @description Disk the replica was taken from.
             */
            master_uuid?: string;
            /** @description Whether the replica was taken on request or by the backup schedule. */
            type: components["schemas"]["ReplicaType"];
            /** @description Size in GB. May be absent. */
            size?: number;
            /** @description Storage pool that holds the replica. May be absent. */
            pool?: string | null;
            /**
             * Format: platform-date-time
             * @description When the replica was taken. May be absent; may include fractions of a second.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the replica was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /** @description A disk attached to a machine. */
        VmStorage: {
            /**
             * Format: uuid
             * @description Identity of the disk, the same as in the list of disks.
             */
            uuid: string;
            /** @description Device name inside the machine, such as `vda` or `vdb`. */
            name: string;
            /** @description Kind of storage, `block` or `n/a`. May be absent. */
            type?: string;
            /** @description Size in GB. */
            size: number;
            /** @description Name of the storage pool, or `n/a`. May be absent. */
            pool?: string | null;
            /** @description Whether the machine boots from this disk. The primary disk cannot be removed or detached. */
            primary: boolean;
            /** @description Whether other machines may use the disk at the same time. May be absent. */
            shared?: boolean;
            /** @description Snapshots and backups of the disk. */
            replica?: components["schemas"]["VmReplica"][];
            /** @description User the disk belongs to. May be absent. */
            user_id?: number;
            /**
             * Format: platform-date-time
             * @description When the disk was created. May be absent; may include fractions of a second.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the disk was last changed. May be absent; may include fractions of a second.
             */
            updated_at?: string | null;
        };
        /** @description A virtual machine. It does not include its location (see the path of the call), its public IPv4 address (find the IP address whose `assigned_to` is the machine) or its network (find the network whose `vm_uuids` contains the machine). */
        VirtualMachine: {
            /**
             * Format: uuid
             * @description Identity of the machine.
             */
            uuid: string;
            /** @description Name given by the customer. */
            name: string;
            /** @description Free text given by the customer. Absent or empty if none was given. */
            description?: string | null;
            /** @description State of the machine. A deleted machine may stay readable for a while. */
            status: components["schemas"]["VmStatus"];
            /** @description User the machine belongs to. */
            user_id: number;
            /** @description Billing account that pays for the machine. Named `billing_account_id` everywhere else. */
            billing_account: number;
            /** @description Name of the host pool the machine runs in now. May be absent. */
            current_pool_name?: string | null;
            /**
             * Format: uuid
             * @description Host pool the machine runs in now. May be absent.
             */
            current_pool_uuid?: string | null;
            /** @description Name of the host pool the machine was ordered in. May be absent. */
            designated_pool_name?: string | null;
            /**
             * Format: uuid
             * @description Host pool the machine was ordered in. May be absent.
             */
            designated_pool_uuid?: string | null;
            /** @description Number of virtual processors. */
            vcpu: number;
            /** @description Memory in MB. The same quantity is called `ram` in request bodies. */
            memory: number;
            /** @description MAC address of the first network card. Absent until the machine has one. */
            mac?: string;
            /** @description Bandwidth settings of the network card in the platform's own format. May be absent. */
            nic_iftune?: unknown;
            /** @description Operating system, an `os_name` of the image list. Absent on a machine that boots from a disk without a known system. */
            os_name?: string | null;
            /** @description Version of the operating system, an `os_version` of the image list. Absent together with `os_name`. */
            os_version?: string | null;
            /** @description Licence charged with the machine, for example `WINDOWS`. Absent on systems without a charged licence. */
            license_type?: string | null;
            /** @description User created on first boot. The password is never returned. */
            username?: string | null;
            /** @description Host name inside the machine. Renaming the machine does not change it. */
            hostname?: string;
            /**
             * Format: ipv4
             * @description Address inside the private network. Absent until the machine has one.
             */
            private_ipv4?: string | null;
            /**
             * Format: ipv6
             * @description Public IPv6 address. Absent if the network has no IPv6.
             */
            public_ipv6?: string | null;
            /** @description Whether automatic backups are on. */
            backup?: boolean;
            /** @description Disks of the machine, the primary one included. */
            storage: components["schemas"]["VmStorage"][];
            /**
             * Format: platform-date-time
             * @description When the machine was created.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the machine was last changed. `null` or equal to `created_at` if never.
             */
            updated_at?: string | null;
        };
        /** @description A new machine. It needs a primary disk: either `disks`, the size of a new one, or `disk_uuid`, an existing one. Limits of the deployment (sizes per operating system, the pattern of names) come from listVmParameters and from the limits of the host pool, and may be stricter than those given here. */
        CreateVmBody: {
            /**
             * @description Name of the machine. It also becomes the host name.
             * @example web-prod-03
             */
            name: string;
            /** @description Free text. */
            description?: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /**
             * @description Operating system from listVmImages. Leave it out to boot from `disk_uuid` or to get an empty disk.
             * @example ubuntu
             */
            os_name?: string;
            /**
             * @description Version of that operating system from listVmImages. Leave it out together with `os_name`.
             * @example 24.04
             */
            os_version?: string;
            /**
             * @description User to create on first boot. Not used by Windows, which has its own. A `users` key in `cloud_init` overrides it.
             * @example kadri
             */
            username?: string;
            /**
             * Format: password
             * @description Password of that user: at least 8 characters with a lower case letter, an upper case letter and a digit. Never returned. A `users` key in `cloud_init` overrides it.
             * @example Lootus-2026-Tuul
             */
            password?: string;
            /**
             * Format: ssh-public-key
             * @description SSH public key that can sign in as that user, one line in OpenSSH format.
             */
            public_key?: string;
            /**
             * Format: multiline
             * @description Settings for the first boot, as text: a JSON object, or a YAML document that begins with a setting, after comments such as `#cloud-config`. Scripts are not accepted.
             * @example #cloud-config
             *     packages: [nginx]
             */
            cloud_init?: string;
            /**
             * @description Number of virtual processors.
             * @example 4
             */
            vcpu: number;
            /**
             * @description Memory in MB.
             * @example 8192
             */
            ram: number;
            /**
             * @description Size of the primary disk in GB. A single number despite its name; ignored if `disk_uuid` is given.
             * @example 160
             */
            disks?: number;
            /**
             * Format: uuid
             * @description Existing unattached disk to boot from.
             */
            disk_uuid?: string;
            /**
             * Format: uuid
             * @description Host pool from listHostPools. If left out, the default pool of the location is used.
             */
            designated_pool_uuid?: string;
            /**
             * Format: uuid
             * @description Private network to join. If left out, the default network is used, and created if there is none.
             */
            network_uuid?: string;
            /**
             * @description Whether a floating IP is reserved and assigned as well. It is charged and stays when the machine is deleted.
             * @default true
             */
            reserve_public_ip?: boolean;
            /**
             * @description Whether automatic backups are on from the start.
             * @default false
             */
            backup?: boolean;
            /**
             * Format: uuid
             * @description Machine that `source_replica` belongs to. Sent together with it.
             */
            source_uuid?: string;
            /** @description Replica to fill the primary disk from. Requires `source_uuid`. */
            source_replica?: string;
        } & ({
            /**
             * @description Size of the primary disk in GB. A single number despite its name; ignored if `disk_uuid` is given.
             * @example 160
             */
            disks: number;
        } | {
            /**
             * Format: uuid
             * @description Existing unattached disk to boot from.
             */
            disk_uuid: string;
        });
        /**
         * Format: uuid
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        VmUuid: string;
        /** @description The machine the call applies to. */
        VmUuidBody: {
            uuid: components["schemas"]["VmUuid"];
        };
        /** @description Changes to a machine. `vcpu` and `ram` can only be changed while the machine is stopped. */
        UpdateVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description New name. The host name does not change.
             * @example web-prod-01
             */
            name?: string;
            /**
             * @description New memory in MB.
             * @example 16384
             */
            ram?: number;
            /**
             * @description New number of virtual processors.
             * @example 8
             */
            vcpu?: number;
        };
        /** @description A new password for a user inside a machine. */
        UpdateVmUserBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description User inside the machine.
             * @example kadri
             */
            username: string;
            /**
             * Format: password
             * @description New password: at least 8 characters with a lower case letter, an upper case letter and a digit. Never returned.
             * @example Lootus-2026-Tuul
             */
            password: string;
        };
        /** @description A machine, and the billing account that pays from now on. */
        MoveVmBillingBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Billing account that pays from now on.
             * @example 120351
             */
            billing_account_id: number;
        };
        /**
         * @description Kind of resource a billing account pays for.
         * @enum {string}
         */
        BillingResourceType: "vm";
        /** @description The machine to stop, and how. */
        StopVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description `true` cuts the power at once. Otherwise the machine is asked to shut down, and the power is cut if it has not done so within 120 seconds.
             * @default false
             */
            force?: boolean;
        };
        /**
         * @description Repository that holds a boot image.
         * @enum {string}
         */
        BootImageRepository: "platform" | "private";
        /** @description The machine, and the image to start it from once. Without an image it starts from the recovery system of the platform. */
        StartVmFromMediaBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * Format: uuid
             * @description Image to start from. Images of the platform come from listBootImages. May be left out for `platform`, not for `private`.
             */
            boot_image_uuid?: string;
            /**
             * @description Repository that holds the image.
             * @default platform
             */
            boot_image_repository?: components["schemas"]["BootImageRepository"];
        };
        /**
         * @description Connection from a terminal to a machine.
         * @enum {string}
         */
        TerminalLine: "ssh" | "serial";
        /** @description The machine and the connection to open. */
        TerminalBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Connection to open to the machine.
             * @default ssh
             */
            line?: components["schemas"]["TerminalLine"];
        };
        /** @description Ticket for one session at the terminal gateway. */
        TerminalTicket: {
            /**
             * Format: password
             * @description Ticket to send as the first message of the session.
             */
            ticket: string;
            /**
             * Format: date-time
             * @description When the ticket expires. A session must begin before.
             */
            expires_at: string;
            /** @description Address the gateway connects to, IPv4 or IPv6. Absent for a serial console. */
            address?: string;
            /** @description Port the gateway connects to. Absent for a serial console. */
            port?: number;
        };
        /** @description The machine to reinstall. Without an operating system the current one is reinstalled. */
        ReinstallVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Operating system from listVmImages.
             * @example debian
             */
            os_name?: string;
            /**
             * @description Version of that operating system from listVmImages.
             * @example 12
             */
            os_version?: string;
        };
        /** @description The machine to copy, and the name of the copy. */
        CloneVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Name of the copy.
             * @example web-prod-01-copy
             */
            name: string;
        };
        /** @description The machine to restore, and the replica to restore it from. */
        RebuildVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /** @description Replica to restore from. */
            replica_uuid: string;
            /** @description Kind of that replica. A replica of another kind is refused. */
            type?: components["schemas"]["ReplicaType"];
        };
        /** @description The replica to delete. */
        DeleteVmReplicaBody: {
            /** @description Replica to delete. */
            replica_uuid: string;
            /** @description Kind of that replica. A replica of another kind is refused. */
            type?: components["schemas"]["ReplicaType"];
        };
        /** @description A new disk for a machine. */
        AddVmDiskBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Size of the new disk in GB.
             * @example 500
             */
            size_gb: number;
        };
        /** @description A machine and a disk. */
        VmStorageBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * Format: uuid
             * @description Identity of the disk.
             */
            storage_uuid: string;
        };
        /** @description A new size for a disk of a machine. A disk can only grow. */
        ResizeVmDiskBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * Format: uuid
             * @description Disk to grow.
             */
            disk_uuid: string;
            /**
             * @description New size in GB, larger than the current one.
             * @example 640
             */
            size_gb: number;
            /** @description Whether the platform checks the state of the machine before growing the disk. */
            check_vm_state?: boolean;
        };
        /** @description Summary of the network of an interface. */
        InterfaceNetwork: {
            /**
             * Format: uuid
             * @description Identity of the network.
             */
            uuid?: string;
            /** @description Name of the network. */
            name?: string;
            /**
             * Format: cidr
             * @description IPv4 range in CIDR form.
             */
            subnet?: string;
            /** @description IPv6 range as address and prefix length, or an empty string. */
            subnet_ipv6?: string;
        };
        /** @description A VLAN sub-interface of a network card. */
        VmSubinterface: {
            /** @description Numeric identity of the sub-interface. Never used in a path; may be absent. */
            id?: number;
            /**
             * Format: uuid
             * @description Identity of the sub-interface.
             */
            uuid: string;
            /** @description Numeric identity of the interface it belongs to. May be absent. */
            vmi_id?: number;
            /** @description VLAN ID. */
            vlan_tag: number;
            /** @description MAC address. */
            mac_addr?: string;
            /** @description Numeric identity of the network it connects to. May be absent. */
            network_id?: number;
            /** @description Network it connects to. The ranges of the network are those of the sub-interface. May be absent. */
            network?: components["schemas"]["InterfaceNetwork"];
            /**
             * Format: ipv4
             * @description Address in that network. Absent or `null` if it has none.
             */
            ip_address?: string | null;
        };
        /** @description A network card of a machine. */
        VmInterface: {
            /**
             * Format: uuid
             * @description Identity of the interface.
             */
            vmi_uuid: string;
            /**
             * Format: uuid
             * @description Machine the interface belongs to.
             */
            vm_uuid: string;
            /** @description MAC address. */
            vmi_mac?: string;
            /** @description Network the interface is in. May be absent. */
            network?: components["schemas"]["InterfaceNetwork"];
            /**
             * Format: ipv4
             * @description Address inside the private network.
             */
            private_ip_address?: string | null;
            /**
             * Format: ipv6
             * @description Public IPv6 address. Absent or `null` if the network has no IPv6.
             */
            public_ipv6_address?: string | null;
            /** @description VLAN sub-interfaces. */
            subinterfaces?: components["schemas"]["VmSubinterface"][];
        };
        /**
         * @description State of a disk.
         * @enum {string}
         */
        DiskStatus: "Active" | "Reserved";
        /**
         * @description Source of a disk's content.
         * @enum {string}
         */
        DiskSourceImageType: "OS_BASE" | "DISK" | "SNAPSHOT" | "EMPTY";
        /** @description A snapshot of a disk. */
        DiskSnapshot: {
            /** @description Identity of the snapshot. */
            uuid: string;
            /**
             * Format: uuid
             * @description Disk the snapshot was taken from.
             */
            disk_uuid?: string;
            /** @description Size in GB. */
            size_gb?: number;
            /** @description Name of the snapshot. May be absent. */
            display_name?: string | null;
            /**
             * Format: date-time
             * @description When the snapshot was taken.
             */
            created_at?: string;
        };
        /** @description A disk in one location. The primary disks of machines are included, as `OS_BASE` and without a name. The `storage` of a machine lists the disks attached to it. */
        Disk: {
            /**
             * Format: uuid
             * @description Identity of the disk.
             */
            uuid: string;
            /** @description State of the disk. A deleted disk may stay readable for a while as `Deleted`. */
            status: components["schemas"]["DiskStatus"];
            /** @description Name given by the customer. Absent if never set. */
            display_name?: string | null;
            /** @description User the disk belongs to. */
            user_id: number;
            /** @description Billing account that pays for the disk. */
            billing_account_id: number;
            /** @description Size in GB. */
            size_gb: number;
            /** @description Source of the disk's content. May be absent. */
            source_image_type?: components["schemas"]["DiskSourceImageType"];
            /** @description Identity of the source: the UUID of a disk or snapshot, or the name of a system such as `ubuntu_24.04`. Absent for an empty disk. */
            source_image?: string | null;
            /**
             * Format: uuid
             * @description Storage pool that holds the disk. May be absent.
             */
            storage_pool_uuid?: string | null;
            /** @description Whether machines can boot from the disk read-only. May be absent. */
            read_only_bootable?: boolean;
            /** @description Snapshots of the disk. Absent in the answer of createDisk. */
            snapshots?: components["schemas"]["DiskSnapshot"][];
            /**
             * Format: date-time
             * @description When the disk was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the disk was last changed. `null` or equal to `created_at` if never.
             */
            updated_at?: string | null;
        };
        /** @description A new disk. Sent form-encoded; the platform ignores a JSON body. */
        CreateDiskBody: {
            /**
             * @description Size in GB. Not smaller than the source.
             * @example 500
             */
            size_gb: number;
            /**
             * @description Name of the disk.
             * @example data
             */
            display_name?: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /**
             * @description Source of the disk's content.
             * @default EMPTY
             */
            source_image_type?: components["schemas"]["DiskSourceImageType"];
            /** @description Identity of the source: the UUID of a disk or snapshot, or the name of a system such as `ubuntu_24.04`. Leave it out for an empty disk. */
            source_image?: string;
        };
        /** @description Changes to a disk. Omitted fields stay unchanged. Use resizeVmDisk to change the size. */
        UpdateDiskBody: {
            /**
             * @description New name.
             * @example data
             */
            display_name?: string;
            /**
             * @description Billing account that pays from now on.
             * @example 120351
             */
            billing_account_id?: number;
            /** @description Whether machines can boot from the disk read-only. */
            read_only_bootable?: boolean;
        };
        /**
         * @description Software a managed service runs.
         * @enum {string}
         */
        ServiceType: "mariadb" | "postgresql" | "kubernetes";
        /** @description Price of one kind of resource of a service. */
        ServicePrice: {
            /** @description Factor applied to the price in the price list. */
            price_multiplier: number;
            /** @description Kind of resource. */
            resource_type: components["schemas"]["PricedResourceType"];
        };
        /**
         * @description Kind of system on a node.
         * @enum {string}
         */
        WorkerSystem: "win" | "other";
        /** @description A size of a node. Its lists contain `win` (Windows) and `other` (everything else). Systems in `disabled` or `default` are also in `os`, and none is in both. */
        WorkerPackage: {
            /** @description Number of virtual processors. */
            cpu: number;
            /** @description Memory in GB. */
            ram: number;
            /** @description Size of the disk in GB. */
            ssd: number;
            /** @description Systems it is the default for. */
            default: components["schemas"]["WorkerSystem"][];
            /** @description Systems it is shown for but cannot be chosen for. May be absent. */
            disabled?: components["schemas"]["WorkerSystem"][];
            /** @description Systems it is shown for. */
            os: components["schemas"]["WorkerSystem"][];
            /** @description A remark about the package. May be absent. */
            notice?: string | null;
        };
        /** @description Nodes a service can run on. */
        ServiceImageWorkers: {
            /** @description Sizes of nodes. */
            packages?: components["schemas"]["WorkerPackage"][];
        };
        /** @description Nodes a service can run on. */
        ServiceImageProvider: {
            /** @description Nodes it can run on. */
            workers?: components["schemas"]["ServiceImageWorkers"];
        };
        /** @description Options of a service besides its version. */
        ServiceImageSpecification: {
            /** @description Nodes it can run on. */
            provider?: components["schemas"]["ServiceImageProvider"];
        };
        /** @description Software a managed service can run. */
        ServiceImage: {
            /**
             * Format: uuid
             * @description Identity of the image.
             */
            uuid: string;
            /** @description Software the service runs; sent as `service` in createService. */
            service_name: components["schemas"]["ServiceType"];
            /** @description Human-readable name. */
            display_name: string;
            /** @description Description in a few sentences. May be absent. */
            description?: string;
            /** @description URL or name of an icon. May be absent. */
            icon?: string | null;
            /** @description Whether a third party runs it. May be absent. */
            is_external?: boolean;
            /** @description Whether it can run on several machines. May be absent, which means no. */
            is_multi_node_available?: boolean;
            /** @description Purpose of running on several machines. May be absent. */
            multi_node_description?: string | null;
            /** @description Number of machines if it runs on several; each of them is charged. May be absent; the number is then known once the service runs. Beyond the specification. */
            multi_node_count?: number;
            /** @description Prices of its resources relative to the price list. May be absent. */
            prices?: components["schemas"]["ServicePrice"][];
            /**
             * Format: uri
             * @description Page with more information. May be absent.
             */
            read_more_url?: string | null;
            /** @description Versions that can be ordered, the newest first, exactly as they must be sent. */
            versions: string[];
            /** @description Options besides the version. Present only if nodes can be chosen. */
            specification?: components["schemas"]["ServiceImageSpecification"];
            /**
             * Format: platform-date-time
             * @description When it was first offered. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the offer last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /**
         * @description State of a managed service.
         * @enum {string}
         */
        ServiceStatus: "active" | "requested" | "deleted";
        /**
         * @description Kind of a resource of a service.
         * @enum {string}
         */
        ServiceResourceType: "vm" | "virtual_ip" | "network" | "kong_token";
        /** @description A disk of a machine of a service, with its backups. */
        ServiceStorage: {
            /**
             * Format: uuid
             * @description Identity of the disk.
             */
            uuid: string;
            /** @description Size in GB. */
            size: number;
            /** @description Whether the machine boots from the disk. */
            primary: boolean;
            /** @description Backups of the disk. The platform takes one every Wednesday at 02:00 UTC and keeps it for 7 days. May be absent. */
            replica?: components["schemas"]["VmReplica"][];
        };
        /** @description Properties of a resource of a service. Which are present depends on its kind. */
        ServiceResourceAllocation: {
            /**
             * Format: ipv4
             * @description Private address of a virtual IP.
             */
            address?: string;
            /** @description Memory of a machine in MB. */
            memory?: number;
            /** @description Number of virtual processors of a machine. */
            vcpu?: number;
            /** @description State of a machine. */
            status?: components["schemas"]["VmStatus"];
            /** @description Disks of a machine. */
            storage?: components["schemas"]["ServiceStorage"][];
        };
        /** @description A resource of a service. */
        ServiceResource: {
            /** @description Kind of the resource. */
            resource_type: components["schemas"]["ServiceResourceType"];
            /** @description Identity of the resource. */
            resource_id: string;
            /** @description Slug of the location of the resource. */
            resource_location: string;
            /** @description Properties of the resource. Empty once the service is deleted. */
            resource_allocation: components["schemas"]["ServiceResourceAllocation"];
        };
        /** @description A daily time window, each end as hours, minutes and seconds with the offset from UTC. */
        ClusterTimeWindow: {
            /**
             * @description When it begins.
             * @example 030000+0000
             */
            begin: string;
            /**
             * @description When it ends; on the next day if earlier than `begin`.
             * @example 040000+0000
             */
            end: string;
        };
        /** @description When a Kubernetes cluster is maintained. */
        ClusterMaintenance: {
            /**
             * @description Whether newer patches of its version are installed during maintenance.
             * @example true
             */
            autoUpdate: boolean;
            /** @description When maintenance may happen. */
            timeWindow: components["schemas"]["ClusterTimeWindow"];
        };
        /** @description Size of a node, from a worker package of the service image. */
        WorkerMachine: {
            /**
             * @description Number of virtual processors.
             * @example 2
             */
            cpu: number;
            /**
             * @description Memory in GB, as in packages.
             * @example 4
             */
            ram: number;
        };
        /** @description Disk of a node. */
        WorkerVolume: {
            /**
             * @description Size in GB.
             * @example 60
             */
            size: number;
        };
        /** @description A pool of nodes of one kind. The cluster adds and removes nodes as needed. */
        WorkerPool: {
            /**
             * @description Name of the pool in the cluster: up to 15 lowercase letters, digits and hyphens. If left out, the platform assigns one.
             * @example general
             */
            name?: string;
            /** @description Size of each node. */
            machine: components["schemas"]["WorkerMachine"];
            /**
             * @description Minimum number of nodes.
             * @example 1
             */
            min: number;
            /**
             * @description Maximum number of nodes, not less than `min`.
             * @example 3
             */
            max: number;
            /**
             * @description Number of nodes allowed above `max` while nodes are replaced.
             * @default 1
             * @example 1
             */
            maxSurge?: number;
            /** @description Disk of each node. */
            volume: components["schemas"]["WorkerVolume"];
            /** @description Zones of the location the nodes are spread over. If left out, the platform chooses. */
            zones?: string[];
        };
        /** @description Nodes a Kubernetes cluster runs on. */
        ClusterProvider: {
            /** @description Node pools, at least one of them with a minimum of 1 or more. */
            workers: components["schemas"]["WorkerPool"][];
        };
        /** @description Specification of a Kubernetes cluster. */
        ClusterSpec: {
            /** @description When the cluster is maintained. If left out, the platform chooses. */
            maintenance?: components["schemas"]["ClusterMaintenance"];
            /** @description Nodes the cluster runs on. */
            provider?: components["schemas"]["ClusterProvider"];
        };
        /**
         * @description Subject of a condition of a cluster.
         * @enum {string}
         */
        ClusterConditionType: "APIServerAvailable" | "EveryNodeReady" | "SystemComponentsHealthy" | "ControlPlaneHealthy" | "ObservabilityComponentsHealthy";
        /**
         * @description Whether a condition of a cluster is met.
         * @enum {string}
         */
        ClusterConditionStatus: "True" | "False" | "Progressing" | "Unknown";
        /** @description A condition for a cluster to work. */
        ClusterCondition: {
            /** @description Subject of the condition. */
            type: components["schemas"]["ClusterConditionType"];
            /** @description Whether the condition is met. */
            status: components["schemas"]["ClusterConditionStatus"];
            /** @description Reason as one machine-readable word. May be absent. */
            reason?: string;
            /** @description Reason as a human-readable message. May be absent. */
            message?: string;
            /**
             * Format: date-time
             * @description When `status` last changed. May be absent.
             */
            lastTransitionTime?: string;
        };
        /** @description State of a Kubernetes cluster. */
        ClusterState: {
            /** @description Conditions for the cluster to work. They are met one after the other while it is created. */
            conditions: components["schemas"]["ClusterCondition"][];
        };
        /** @description Connection details and configuration of the service. A database has `service_ip`, `sql_user` and `port`, a cluster has the others. */
        ServiceProperties: {
            /** @description Slug of the location. */
            location?: string;
            /**
             * Format: ipv4
             * @description Private address a database listens on.
             */
            service_ip?: string;
            /** @description User of a database; the password is among the secrets. */
            sql_user?: string;
            /** @description Port a database listens on. */
            port?: number;
            /** @description Name of a cluster, unique on the platform. */
            cluster_name?: string;
            /** @description Specification the cluster was ordered with, and its current maintenance. */
            spec?: components["schemas"]["ClusterSpec"];
            /** @description State of the cluster. */
            status?: components["schemas"]["ClusterState"];
            /** @description Node pools of the cluster, the same as in `spec`. */
            workers?: components["schemas"]["WorkerPool"][];
            /** @description When the cluster is maintained, the same as in `spec`. */
            maintenance?: components["schemas"]["ClusterMaintenance"];
        };
        /** @description A database or a Kubernetes cluster that the platform runs. Its calls take no location; its machines are in `properties.location`. */
        ManagedService: {
            /**
             * Format: uuid
             * @description Identity of the service.
             */
            uuid: string;
            /** @description Software the service runs. */
            service: components["schemas"]["ServiceType"];
            /** @description Version of the software. */
            version: string;
            /** @description Name of the service. */
            display_name: string;
            /** @description State of the service. */
            status: components["schemas"]["ServiceStatus"];
            /** @description Billing account that pays for the service. */
            billing_account_id: number;
            /** @description User the service belongs to. */
            user_id: number;
            /** @description Whether the service runs on several machines. */
            is_multi_node: boolean;
            /** @description Whether the service was deleted. May be absent. */
            is_deleted?: boolean;
            /** @description Prices of its resources relative to the price list. May be absent. */
            prices?: components["schemas"]["ServicePrice"][];
            /** @description Resources the service consists of. */
            resources: components["schemas"]["ServiceResource"][];
            /** @description IP addresses and CIDR ranges allowed to connect. An empty list allows all. May be absent. */
            whitelist_addresses?: string[];
            /** @description Connection details and configuration of the service. */
            properties?: components["schemas"]["ServiceProperties"];
            /**
             * Format: platform-date-time
             * @description When the service was ordered.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the service was last changed. May be absent.
             */
            updated_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the service was deleted; `null` or absent while it exists.
             */
            deleted_at?: string | null;
        };
        /** @description Location of a managed service, and specification of a cluster. */
        ServicePackageParameters: {
            /**
             * @description Slug of the location.
             * @example tll
             */
            location: string;
            /**
             * Format: uuid
             * @description Private network to join. If left out, the default network of the location is used.
             * @example b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4
             */
            network_uuid?: string;
            /** @description Specification of the cluster. Only for Kubernetes. */
            spec?: components["schemas"]["ClusterSpec"];
        };
        /** @description A new managed service. A database needs the size of its machines, a cluster its node pools in `package_parameters.spec`. */
        CreateServiceBody: {
            /**
             * @description Name of the service.
             * @example shop-db
             */
            display_name: string;
            /** @description Software to run. */
            service: components["schemas"]["ServiceType"];
            /**
             * @description Version of the software, exactly as the service image lists it.
             * @example 16.4
             */
            version: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /**
             * @description Whether to run the service on several machines.
             * @default false
             * @example false
             */
            is_multi_node?: boolean;
            /**
             * @description Number of virtual processors of each machine of a database.
             * @example 2
             */
            vm_cpu?: number;
            /**
             * @description Memory of each machine of a database in MB.
             * @example 4096
             */
            vm_ram?: number;
            /**
             * @description Disk size of each machine of a database in GB.
             * @example 100
             */
            vm_disk_gb?: number;
            /**
             * @description Whether to reserve a floating IP and assign it to the service.
             * @default true
             * @example false
             */
            reserve_public_ip?: boolean;
            /** @description Location of the service, and specification of a cluster. */
            package_parameters: components["schemas"]["ServicePackageParameters"];
        } & ({
            /**
             * @description Number of virtual processors of each machine of a database.
             * @example 2
             */
            vm_cpu: number;
            /**
             * @description Memory of each machine of a database in MB.
             * @example 4096
             */
            vm_ram: number;
            /**
             * @description Disk size of each machine of a database in GB.
             * @example 100
             */
            vm_disk_gb: number;
        } | {
            /** @description Parameters with node pools. */
            package_parameters: {
                /** @description Specification of the cluster. */
                spec: components["schemas"]["ClusterSpec"];
            };
        });
        /** @description Changes to a managed service. Omitted fields stay unchanged. */
        UpdateServiceBody: {
            /**
             * @description New name.
             * @example shop-db
             */
            display_name?: string;
            /**
             * @description Billing account that pays from now on.
             * @example 120351
             */
            billing_account_id?: number;
        };
        /** @description Credentials of a service that are not part of its record. */
        ServiceSecrets: {
            /**
             * Format: password
             * @description Password of the user `sql_user` of a database. Absent for a cluster.
             */
            sql_pass?: string;
        };
        /** @description An entry of the list of addresses allowed to connect. */
        ServiceWhitelistBody: {
            /**
             * @description An IPv4 address, or a range in CIDR form.
             * @example 203.0.113.0/24
             */
            ip_address: string;
        };
        /** @description New maintenance of a cluster. */
        UpdateServicePropertiesBody: {
            /** @description When the cluster is maintained from now on. */
            maintenance: components["schemas"]["ClusterMaintenance"];
        };
        /** @description The backup to restore a machine of a service from. */
        RebuildServiceVmBody: {
            /**
             * @description Identity of the backup, from a disk of a machine of the service.
             * @example c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35
             */
            replica_uuid: string;
            /**
             * Format: uuid
             * @description Identity of the service.
             * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
             */
            service_package_uuid: string;
        };
        /** @description A named container for objects. It belongs to no location. */
        Bucket: {
            /** @description Name of the bucket. Calls identify it by its name. */
            name: string;
            /** @description User the bucket belongs to. May be absent. */
            user_id?: number;
            /** @description Object storage user the bucket belongs to, the `userId` of getStorageUser. May be absent. */
            owner?: string;
            /** @description Billing account that pays for the content of the bucket. */
            billing_account_id: number;
            /** @description Total size of all objects in bytes, as last counted. */
            size_bytes: number;
            /** @description Number of objects, as last counted. */
            num_objects: number;
            /** @description Whether access to the objects is suspended, usually for lack of payment. */
            is_suspended: boolean;
            /**
             * Format: date-time
             * @description When the bucket was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the content of the bucket last changed. May be absent.
             */
            modified_at?: string | null;
        };
        /** @description A new bucket. */
        CreateBucketBody: {
            /**
             * @description Name of the bucket: 3 to 63 lowercase letters, digits and hyphens, beginning and ending with a letter or digit, neither beginning with `xn--` nor ending with `-s3alias`.
             * @example shop-media
             */
            name: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description The bucket to delete. */
        DeleteBucketBody: {
            /**
             * @description Name of the bucket.
             * @example press-kit
             */
            name: string;
        };
        /** @description A bucket, and the billing account that pays from now on. */
        UpdateBucketBody: {
            /**
             * @description Name of the bucket.
             * @example shop-media
             */
            name: string;
            /**
             * @description Billing account that pays from now on.
             * @example 120351
             */
            billing_account_id: number;
        };
        /** @description The origin allowed to access the bucket. */
        ReplaceBucketCorsBody: {
            /**
             * @description Name of the bucket.
             * @example shop-media
             */
            name: string;
            /**
             * Format: uri
             * @description Allowed origin, scheme and host.
             * @example https://shop.pohjala.example
             */
            allowed_origin: string;
        };
        /** @description The CORS configuration of the bucket as an S3 document. It repeats the values sent; clients can ignore it. */
        BucketCorsDocument: string;
        /** @description A key pair of the object storage. It gives access to every bucket of the user. */
        StorageKey: {
            /** @description Object storage user the key pair belongs to. */
            userId: string;
            /** @description Access key, which identifies the key pair. */
            accessKey: string;
            /**
             * Format: password
             * @description Secret key of the key pair.
             */
            secretKey: string;
        };
        /** @description A user of the object storage. */
        StorageUser: {
            /** @description Name of the user in the object storage. */
            userId: string;
            /** @description Human-readable name. May be absent. */
            displayName?: string;
            /** @description E-mail address of the user. May be absent. */
            email?: string;
            /** @description Maximum number of buckets of the user. May be absent. */
            maxBuckets?: number;
            /** @description 1 if the user is suspended from the object storage, otherwise 0. May be absent. */
            suspended?: number;
            /** @description Key pairs for S3. */
            s3Credentials: components["schemas"]["StorageKey"][];
            /** @description Key pairs for the Swift protocol, which is not offered; always empty. May be absent. */
            swiftCredentials?: Record<string, never>[];
            /** @description Subusers of the user, which are not offered; always empty. May be absent. */
            subusers?: Record<string, never>[];
            /** @description Administrator capabilities, which customers do not have; always empty. May be absent. */
            caps?: Record<string, never>[];
        };
        /** @description The key pair to delete. */
        DeleteStorageKeyBody: {
            /**
             * @description Access key, which identifies the key pair.
             * @example FRN4K2W8TJ6MX3BHQ7ZD
             */
            access_key: string;
        };
        /** @description S3 endpoint of the object storage. */
        S3Url: {
            /** @description URL of the S3 endpoint; `/` if object storage is not offered. */
            url: string;
        };
        /**
         * @description Kind of an IP address.
         * @enum {string}
         */
        IpAddressType: "public" | "private";
        /**
         * @description Kind of resource an IP address is assigned to.
         * @enum {string}
         */
        IpAssignedResourceType: "virtual_machine" | "service" | "load_balancer";
        /** @description A reserved address. It is assigned if `assigned_to` is set, otherwise unassigned; a reserved IPv4 address is charged either way. */
        IpAddress: {
            /** @description Numeric identity of the address, stable while it is reserved. Some clients distinguish addresses by it; it is never used in a path. */
            id: number;
            /**
             * Format: uuid
             * @description Identity of the record. Calls use the `address` instead.
             */
            uuid: string;
            /** @description The IP address. Calls use it in their path. */
            address: string;
            /** @description User the address belongs to. */
            user_id: number;
            /** @description Billing account that pays for the address. */
            billing_account_id: number;
            /** @description Kind of address. May be absent. */
            type?: components["schemas"]["IpAddressType"];
            /** @description Network of the address. `null` or absent for public ones. */
            network_id?: string | null;
            /** @description Whether the address carries traffic. May be absent. */
            enabled?: boolean;
            /** @description Name given by the customer; empty for addresses created with a machine or load balancer. */
            name: string;
            /** @description Whether it is an IPv6 address. May be absent. */
            is_ipv6?: boolean;
            /** @description Whether the address is held by the platform rather than by one network card. May be absent. */
            is_virtual?: boolean;
            /** @description Whether the address was released. May be absent. */
            is_deleted?: boolean;
            /**
             * Format: uuid
             * @description Resource the address is assigned to. Absent or `null` when unassigned.
             */
            assigned_to?: string | null;
            /** @description Kind of that resource. Absent when unassigned. */
            assigned_to_resource_type?: components["schemas"]["IpAssignedResourceType"];
            /**
             * Format: ipv4
             * @description Private address the traffic goes to. Absent when unassigned.
             */
            assigned_to_private_ip?: string | null;
            /**
             * Format: platform-date-time
             * @description When the address was last unassigned. May be absent.
             */
            unassigned_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the address was reserved.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the record was last changed. `null` or equal to `created_at` if never.
             */
            updated_at?: string | null;
        };
        /** @description A new address. The platform chooses it. */
        CreateIpAddressBody: {
            /**
             * @description Name of the address.
             * @example shop-front
             */
            name: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description Changes to an address. Omitted fields stay unchanged. */
        UpdateIpAddressBody: {
            /**
             * @description New name.
             * @example shop-front
             */
            name?: string;
            /**
             * @description Billing account that pays from now on.
             * @example 120351
             */
            billing_account_id?: number;
        };
        /** @description The resource to assign the address to, identified by its private address. */
        AssignIpAddressBody: {
            /**
             * Format: ipv4
             * @description Private address of a machine, managed service or load balancer in the same location.
             * @example 10.84.12.11
             */
            private_ip: string;
        };
        /**
         * @description Kind of a network.
         * @enum {string}
         */
        NetworkType: "private";
        /** @description A private network in one location. */
        Network: {
            /**
             * Format: uuid
             * @description Identity of the network.
             */
            uuid: string;
            /** @description Name of the network. */
            name: string;
            /** @description Kind of network. May be absent. */
            type?: components["schemas"]["NetworkType"];
            /**
             * Format: cidr
             * @description IPv4 range in CIDR form.
             */
            subnet: string;
            /** @description IPv6 range as address and prefix length; empty if the network has none. May be absent. */
            subnet_ipv6?: string;
            /** @description VLAN ID of the network. Absent on newer deployments. */
            vlan_id?: number | null;
            /** @description Whether resources join it if no network is given. The default network cannot be deleted. */
            is_default: boolean;
            /** @description Machines in the network. */
            vm_uuids: string[];
            /** @description Number of resources of any kind that have an address in the network: machines, also through a VLAN, load balancers and managed services. A network with resources cannot be deleted. May be absent. */
            resources_count?: number;
            /** @description Billing account of the network. May be absent. */
            billing_account_id?: number | null;
            /**
             * Format: platform-date-time
             * @description When the network was created. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the network was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /** @description Changes to a network. */
        UpdateNetworkBody: {
            /**
             * @description New name.
             * @example payments
             */
            name: string;
        };
        /**
         * @description Protocol of the traffic of a forwarding rule.
         * @enum {string}
         */
        LoadBalancerProtocol: "TCP";
        /**
         * @description How connections of one client reach the same target.
         * @enum {string}
         */
        SessionPersistence: "SOURCE_IP";
        /** @description How a forwarding rule handles connections. The platform sets it. */
        ForwardingRuleSettings: {
            /** @description Maximum number of concurrent connections. */
            connection_limit?: number;
            /** @description How connections of one client reach the same target. */
            session_persistence?: components["schemas"]["SessionPersistence"];
        };
        /** @description A port a load balancer listens on, and the target port its traffic goes to. */
        ForwardingRule: {
            /**
             * Format: uuid
             * @description Identity of the rule.
             */
            uuid: string;
            /** @description Protocol of the traffic. May be absent. */
            protocol?: components["schemas"]["LoadBalancerProtocol"];
            /** @description Port of the load balancer, unique among its rules. */
            source_port: number;
            /** @description Port of the targets. */
            target_port: number;
            /** @description How connections are handled. May be absent. */
            settings?: components["schemas"]["ForwardingRuleSettings"];
            /**
             * Format: platform-date-time
             * @description When the rule was added. May be absent.
             */
            created_at?: string;
        };
        /**
         * @description Kind of a target of a load balancer.
         * @enum {string}
         */
        LoadBalancerTargetType: "vm";
        /** @description A machine a load balancer sends traffic to. */
        LoadBalancerTarget: {
            /**
             * Format: uuid
             * @description Identity of the machine.
             */
            target_uuid: string;
            /** @description Kind of the target. */
            target_type: components["schemas"]["LoadBalancerTargetType"];
            /**
             * Format: ipv4
             * @description Address of the target in the network of the load balancer. May be absent.
             */
            target_ip_address?: string | null;
            /**
             * Format: platform-date-time
             * @description When the target was added. May be absent.
             */
            created_at?: string;
        };
        /** @description Distributes the traffic of its ports to machines of a private network. It does not include its public address; find the IP address whose `assigned_to` is the load balancer. */
        LoadBalancer: {
            /**
             * Format: uuid
             * @description Identity of the load balancer.
             */
            uuid: string;
            /** @description Name given by the customer. */
            display_name: string;
            /** @description User the load balancer belongs to. */
            user_id: number;
            /** @description Billing account that pays for the load balancer. */
            billing_account_id: number;
            /**
             * Format: uuid
             * @description Private network the load balancer and its targets are in.
             */
            network_uuid: string;
            /**
             * Format: ipv4
             * @description Address in that network. Use it to assign a floating IP. May be absent.
             */
            private_address?: string | null;
            /** @description Ports the load balancer listens on, and the target ports of their traffic. */
            forwarding_rules: components["schemas"]["ForwardingRule"][];
            /** @description Machines the traffic is distributed to; may be empty. */
            targets: components["schemas"]["LoadBalancerTarget"][];
            /** @description Whether the load balancer was deleted. Deleted ones are returned only on request. */
            is_deleted?: boolean;
            /**
             * Format: platform-date-time
             * @description When it was deleted; `null` or absent while it exists.
             */
            deleted_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the load balancer was created. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When it was last changed. `null` or equal to `created_at` if never.
             */
            updated_at?: string | null;
        };
        /** @description The ports of a forwarding rule, as sent and as returned by addLoadBalancerRule. */
        ForwardingRulePorts: {
            /**
             * @description Port of the load balancer, unique among its rules.
             * @example 443
             */
            source_port: number;
            /**
             * @description Port of the targets.
             * @example 8443
             */
            target_port: number;
        };
        /** @description A target, as sent to the platform. */
        LoadBalancerTargetInput: {
            /** @description Kind of the target. */
            target_type: components["schemas"]["LoadBalancerTargetType"];
            /**
             * Format: uuid
             * @description Machine of the same location with an address in the network of the load balancer.
             */
            target_uuid: string;
        };
        /** @description A new load balancer. Send empty lists rather than leaving them out. */
        CreateLoadBalancerBody: {
            /**
             * @description Name of the load balancer.
             * @example web-front
             */
            display_name: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /**
             * Format: uuid
             * @description Private network of the targets.
             */
            network_uuid: string;
            /** @description Ports to listen on, each source port once; more can be added later. */
            rules: components["schemas"]["ForwardingRulePorts"][];
            /** @description Machines to distribute the traffic to; more can be added later. */
            targets: components["schemas"]["LoadBalancerTargetInput"][];
            /**
             * @description Whether a floating IP is reserved and assigned as well. It is charged and stays when the load balancer is deleted.
             * @default true
             */
            reserve_public_ip?: boolean;
        };
        /** @description Changes to a load balancer. */
        UpdateLoadBalancerBody: {
            /**
             * @description New name.
             * @example web-front
             */
            display_name: string;
        };
        /**
         * @description Direction of the traffic, seen from the machine.
         * @enum {string}
         */
        FirewallDirection: "inbound" | "outbound";
        /**
         * @description Protocol a firewall rule applies to.
         * @enum {string}
         */
        FirewallProtocol: "tcp" | "udp" | "icmp" | "icmp6" | "any";
        /**
         * @description How a firewall rule specifies the remote endpoint.
         * @enum {string}
         */
        FirewallEndpointType: "ip_prefixes" | "group_tag" | "any" | "vlan";
        /** @description A rule of a firewall, as returned by the platform. */
        FirewallRule: {
            /**
             * Format: uuid
             * @description Identity of the rule.
             */
            uuid: string;
            /** @description Direction of the traffic. */
            direction: components["schemas"]["FirewallDirection"];
            /** @description Protocol of the traffic. */
            protocol: components["schemas"]["FirewallProtocol"];
            /** @description Action on the traffic, in the platform's own terms; passed through unread. Absent on many deployments. */
            policy_action?: string | null;
            /** @description First port. `null` means all ports. */
            port_start?: number | null;
            /** @description Last port. Equal to `port_start` for a single port. */
            port_end?: number | null;
            /** @description How the remote endpoint is specified. */
            endpoint_spec_type: components["schemas"]["FirewallEndpointType"];
            /** @description Remote endpoints: sources of inbound, destinations of outbound traffic. `null` or empty for `any`. */
            endpoint_spec?: string[] | null;
        };
        /**
         * @description Kind of resource assigned to a firewall.
         * @enum {string}
         */
        FirewallResourceType: "vm";
        /** @description A resource assigned to a firewall. */
        FirewallResource: {
            /**
             * Format: uuid
             * @description Identity of the resource.
             */
            resource_uuid: string;
            /** @description Kind of the resource. */
            resource_type: components["schemas"]["FirewallResourceType"];
        };
        /** @description A set of rules that can be assigned to machines of one location. Traffic that no rule allows is blocked. */
        Firewall: {
            /**
             * Format: uuid
             * @description Identity of the firewall.
             */
            uuid: string;
            /** @description Name given by the customer. */
            display_name: string;
            /** @description User the firewall belongs to. */
            user_id: number;
            /** @description Billing account the firewall belongs to. */
            billing_account_id: number;
            /** @description The rules. Their order has no meaning and is not kept. */
            rules: components["schemas"]["FirewallRule"][];
            /** @description Resources assigned to the firewall; never absent. */
            resources_assigned: components["schemas"]["FirewallResource"][];
            /**
             * Format: platform-date-time
             * @description When the firewall was created. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the firewall was last changed. May be absent.
             */
            updated_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the firewall was deleted; `null` or absent while it exists.
             */
            deleted_at?: string | null;
        };
        /** @description A rule of a firewall, as sent to the platform. */
        FirewallRuleInput: {
            /**
             * Format: uuid
             * @description Identity of an existing rule to keep. Leave it out for a new rule.
             */
            uuid?: string;
            /** @description Direction of the traffic. */
            direction: components["schemas"]["FirewallDirection"];
            /** @description Protocol of the traffic. Ports are for `tcp` and `udp`. */
            protocol: components["schemas"]["FirewallProtocol"];
            /** @description Action on the traffic. Send it back as received, otherwise leave it out. */
            policy_action?: string | null;
            /**
             * @description First port. `null` means all ports.
             * @example 443
             */
            port_start?: number | null;
            /**
             * @description Last port, not below `port_start`. Left out or `null` for a single port.
             * @example 443
             */
            port_end?: number | null;
            /** @description How the remote endpoint is specified. */
            endpoint_spec_type: components["schemas"]["FirewallEndpointType"];
            /** @description Remote endpoints: sources of inbound, destinations of outbound traffic. `null` for `any`. */
            endpoint_spec?: string[] | null;
        };
        /** @description A new firewall. */
        CreateFirewallBody: {
            /**
             * @description Name of the firewall.
             * @example web-public
             */
            display_name: string;
            /**
             * @description Billing account the firewall belongs to. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /** @description The rules; may be empty. */
            rules: components["schemas"]["FirewallRuleInput"][];
            /** @description Resources to assign to the firewall at once. */
            resources_assigned?: components["schemas"]["FirewallResource"][];
        };
        /** @description The complete set of rules. Rules that are not sent are removed; a rule sent with its `uuid` keeps its identity. */
        ReplaceFirewallBody: {
            /**
             * @description Name of the firewall. Leave it out to keep the current one.
             * @example web-public
             */
            display_name?: string;
            /**
             * @description Billing account the firewall belongs to from now on. Leave it out to keep the current one.
             * @example 120348
             */
            billing_account_id?: number;
            /** @description All rules; may be empty. */
            rules: components["schemas"]["FirewallRuleInput"][];
        };
        /**
         * @description An identity chosen by the deployment: a lower case letter, then lower case letters, digits, underscores and hyphens.
         * @example debian-12
         */
        MetalId: string;
        /** @description A type of operating system. */
        MetalOsType: {
            /** @description Human-readable name. */
            title?: string;
            /** @description URL or name of an icon. May be absent. */
            icon?: string | null;
        };
        /** @description A version of an operating system a server can be set up with. */
        MetalOs: {
            /** @description Identity of the operating system. */
            os_id: components["schemas"]["MetalId"];
            /** @description Identity of the type it is a version of. May be absent. */
            os_type_id?: components["schemas"]["MetalId"];
            /** @description The type it is a version of. May be absent. */
            os_type?: components["schemas"]["MetalOsType"];
            /** @description Human-readable version. */
            version_title: string;
            /** @description Whether customers may choose it. One that is not published is refused. Absent means yes. */
            is_published?: boolean;
        };
        /** @description A kind of server that can be leased. */
        MetalSpec: {
            /**
             * Format: uuid
             * @description Identity of the spec.
             */
            uuid: string;
            /** @description Human-readable name. */
            title: string;
            /** @description Short summary of processor, memory and disks. May be absent. */
            subtitle?: string | null;
            /** @description Intended use of the server. May be absent. */
            description?: string | null;
            /** @description Whether customers are offered the spec. Absent means yes. */
            is_visible?: boolean;
            /** @description Whether a server of the spec is free. Absent means yes. */
            is_available?: boolean;
            /** @description Operating systems a server of the spec can be set up with, from listMetalSystems. */
            ready_os_ids?: components["schemas"]["MetalId"][];
        };
        /**
         * @description State of a server.
         * @enum {string}
         */
        MetalStatus: "available" | "pending" | "in_use" | "cleaning" | "offline" | "deleted";
        /** @description A server. */
        MetalMachine: {
            /** @description Name of the server in the data centre. */
            label?: string;
            /** @description MAC addresses of its network cards. */
            mac_addresses?: string[];
            /**
             * Format: ipv4
             * @description Public IPv4 address. May be absent.
             */
            ip_public_v4?: string | null;
            /**
             * Format: ipv6
             * @description Public IPv6 address. May be absent.
             */
            ip_public_v6?: string | null;
            /**
             * Format: password
             * @description Credentials for SSH, as free text. Absent until the server is in use.
             */
            ssh_credentials?: string | null;
            /** @description Notes of the administrators. Absent for all other users. */
            admin_notes?: string | null;
            /** @description Current state of the server, a `state_id` of its history. */
            current_state_id?: number;
        };
        /**
         * @description Event that changes the state of a server.
         * @enum {string}
         */
        MetalChangeAction: "admin_create" | "admin_update" | "admin_delete" | "admin_lease_create" | "user_request" | "user_release";
        /** @description A state a server entered, and who caused it. */
        MetalStateChange: {
            /** @description Identity of the entry. */
            state_id: number;
            /**
             * Format: uuid
             * @description Lease at that time; `null` when there was none.
             */
            lease_id?: string | null;
            /** @description Billing account that paid at that time; `null` without a lease. */
            billing_account_id?: number | null;
            /** @description Operating system that was set up; `null` when there was none. */
            os_id?: string | null;
            /** @description State of the server. */
            status: components["schemas"]["MetalStatus"];
            /**
             * Format: platform-date-time
             * @description When the server entered the state.
             */
            changed_at: string;
            /**
             * Format: platform-date-time
             * @description When the server left the state; `null` for the current one.
             */
            ended_at?: string | null;
            /** @description User who caused the state; `null` if the platform did. */
            acting_user_id?: number | null;
            /** @description Event that caused the state. */
            action: components["schemas"]["MetalChangeAction"];
        };
        /** @description A server leased to a customer. A leased server is `pending` or `in_use`; a lease that has ended is no longer returned. */
        MetalLease: {
            /**
             * Format: uuid
             * @description Identity of the lease.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description Identity of the server. May be absent.
             */
            machine_uuid?: string | null;
            /** @description User the lease belongs to. */
            user_id: number;
            /** @description Billing account that pays for the lease. */
            billing_account_id: number;
            /** @description Name given by the customer. */
            display_name: string;
            /** @description Operating system that was requested. May be absent. */
            requested_os_id?: components["schemas"]["MetalId"];
            /** @description Operating system that is set up; `null` or absent until it is. */
            os_id?: string | null;
            /** @description State of the server. */
            status: components["schemas"]["MetalStatus"];
            /** @description The server, as far as the key may see it. May be absent. */
            machine?: components["schemas"]["MetalMachine"];
            /** @description States the server had in this lease, the oldest first. May be absent. */
            state_history?: components["schemas"]["MetalStateChange"][];
        };
        /** @description A server to lease. */
        CreateMetalLeaseBody: {
            /**
             * Format: uuid
             * @description Kind of server, from listMetalSpecs.
             */
            spec_uuid: string;
            /**
             * @description Name of the lease.
             * @example build-metal-02
             */
            display_name: string;
            /** @description Operating system to set up, a published one of the `ready_os_ids` of the spec. */
            requested_os_id: components["schemas"]["MetalId"];
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description Changes to a lease. */
        UpdateMetalLeaseBody: {
            /**
             * @description New name.
             * @example build-metal-01
             */
            display_name: string;
        };
        /** @description Personal details of a user. */
        Profile: {
            /** @description Identity of the profile. May be absent. */
            id?: number;
            /** @description User the profile belongs to. May be absent. */
            user_id?: number;
            /** @description First name. May be absent. */
            first_name?: string | null;
            /** @description Last name. May be absent. */
            last_name?: string | null;
            /** @description Language as a two- or three-letter code, or empty. May be absent. */
            lang?: string | null;
            /** @description URL of a picture, or empty. May be absent. */
            avatar?: string | null;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description National ID number. May be absent. */
            personal_id_number?: string | null;
            /** @description Telephone number. May be absent. */
            phone_number?: string | null;
            /**
             * Format: platform-date-time
             * @description When the profile was created. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the profile was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /** @description Holder, scope and expiry of the key of a call. Not part of the specification. */
        UserAccess: {
            /** @description User who holds the key. Differs from the user when another user acts for them. */
            acting_user_id: number;
            /** @description Login name of the user who holds the key. */
            acting_username: string;
            /** @description The only billing account the key reaches; `null` or absent when it reaches all. */
            billing_account_id?: number | null;
            /** @description Title of that account; `null` or absent when it reaches all. */
            billing_account_name?: string | null;
            /** @description Session the key belongs to; `null` or absent for a key that was not created by signing in. */
            session_id?: string | null;
            /**
             * Format: platform-date-time
             * @description When the key was created; `null` or absent if unknown.
             */
            created_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the key expires; `null` or absent for never.
             */
            expires_at?: string | null;
        };
        /** @description The user a key acts as. */
        User: {
            /** @description Identity of the user. */
            id: number;
            /** @description Identity of the user for statistics. May be absent. */
            cookie_id?: string;
            /** @description Login name of the user, an e-mail address. */
            name: string;
            /** @description Deployment the user signed up at. May be absent. */
            signup_site?: string | null;
            /** @description When the user was last active, in the platform's own format. May be absent. */
            last_activity?: string | null;
            /** @description Personal details. May be absent. */
            profile_data?: components["schemas"]["Profile"];
            /**
             * Format: password
             * @description Proof of identity for the support chat. May be absent.
             */
            intercom_user_hash?: string | null;
            /**
             * Format: password
             * @description Key of the user at the gateway. May be absent.
             */
            kong_key?: string | null;
            /** @description Details of the key of the call. Absent if the platform does not report it. */
            access?: components["schemas"]["UserAccess"];
            /** @description Whether the user has verified the e-mail address. Absent if the platform does not report it. */
            email_verified?: boolean;
        };
        /** @description Changes to personal details. Omitted fields stay unchanged; an empty string clears a field. */
        UpdateUserProfileBody: {
            /**
             * @description First name.
             * @example Kadri
             */
            first_name?: string;
            /**
             * @description Last name.
             * @example Saar
             */
            last_name?: string;
            /**
             * @description National ID number.
             * @example 48803190014
             */
            personal_id_number?: string;
            /**
             * @description Telephone number.
             * @example +372 5551 0148
             */
            phone_number?: string;
            /**
             * @description Language as a two- or three-letter code, or empty.
             * @example et
             */
            lang?: string;
        };
        /** @description Privileges of an administrator. The contents are not part of the contract; only the status of the answer counts. */
        Privileges: Record<string, never>;
        /** @description Whether a second factor is asked for at sign-in. */
        MfaStatus: {
            /** @description Whether the second factor is on. */
            is_active: boolean;
        };
        /** @description Page where the user finishes setting up a second factor. */
        MfaActivation: {
            /** @description Identity of the attempt. */
            ticket_id: string;
            /**
             * Format: uri
             * @description URL of the page to open.
             */
            ticket_url: string;
            /**
             * Format: platform-date-time
             * @description When the page stops working; null for never. May be absent.
             */
            expires_at?: string | null;
        };
        /** @description Answer of the identity provider to a sign-in. */
        CreateSessionBody: {
            /**
             * Format: password
             * @description Access token of the identity provider.
             */
            access_token: string;
            /**
             * Format: password
             * @description ID token of the identity provider. Leave it out if the provider sent none.
             */
            id_token?: string;
            /**
             * @description Requested scopes, separated by spaces.
             * @example openid profile email
             */
            scope?: string;
            /**
             * @description Lifetime of the access token in seconds.
             * @example 7200
             */
            expires_in?: number;
            /**
             * @description Type of the access token.
             * @example Bearer
             */
            token_type?: string;
            /**
             * @description Path the user wanted to open, which begins with a slash.
             * @example /compute
             */
            state?: string;
        };
        /** @description A user who signed in. */
        Session: {
            /**
             * Format: password
             * @description Key for all other calls.
             */
            apikey: string;
            /** @description The user. */
            user: components["schemas"]["User"];
        };
        /** @description Session to end. */
        DeleteUserSessionBody: {
            /**
             * @description Session to end.
             * @example 0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4
             */
            session_id: string;
        };
        /** @description A session of the user. */
        UserSession: {
            /** @description Identity of the session, called `session_id` in request bodies. */
            id: string;
            /**
             * Format: platform-date-time
             * @description When the user signed in.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the session expires; `null` for never.
             */
            expires_at?: string | null;
            /** @description User agent of the client that signed in. May be absent. */
            user_agent?: string | null;
            /** @description Whether the call was sent in this session. */
            is_current: boolean;
        };
        /** @description A public SSH key with a name. */
        SshKey: {
            /**
             * Format: uuid
             * @description Identity of the key.
             */
            uuid: string;
            /** @description Name of the key, unique for the user. */
            name: string;
            /**
             * Format: ssh-public-key
             * @description The public key, one line in OpenSSH format.
             */
            public_key: string;
            /** @description User the key belongs to. May be absent. */
            user_id?: number;
            /**
             * Format: date-time
             * @description When the key was added. May be absent.
             */
            created_at?: string;
        };
        /** @description A new SSH key. */
        CreateSshKeyBody: {
            /**
             * @description Name of the key, unique for the user.
             * @example laptop
             */
            name: string;
            /**
             * Format: ssh-public-key
             * @description The public key, one line in OpenSSH format.
             */
            public_key: string;
        };
        /** @description A new name for a key. */
        UpdateSshKeyBody: {
            /**
             * @description Name of the key, unique for the user.
             * @example old laptop
             */
            name: string;
        };
    };
    responses: {
        /** @description The request has no key. */
        Unauthorized: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is invalid, or does not reach the requested record. */
        Forbidden: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The platform failed to carry out the request, or refused it with this status. */
        ServerError: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The gateway could not reach the service. Retrying a read later usually succeeds. */
        BadGateway: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
                "text/html": string;
            };
        };
        /** @description The service did not answer the gateway in time. The request may still have been carried out. */
        GatewayTimeout: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
                "text/html": string;
            };
        };
        /** @description The request was refused: a parameter is missing or invalid, the state of the record does not allow the call, or no machine or network with that identity exists. */
        BadRequest: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Another operation on the record is in progress; retry when it has finished. Or the idempotency key was used for another request. */
        Conflict: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The call succeeded if `success` is `true`, or if the answer has no `success` or no body. */
        Done: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuccessAnswer"];
            };
        };
        /** @description The record, location or path does not exist. */
        NotFound: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The call succeeded. The answer has no body. */
        Empty: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The browser stores or deletes the cookie. */
        CookieChanged: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuccessAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
         * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
         */
        IdempotencyKey: string;
        /**
         * @description Identity of the delegation.
         * @example 398
         */
        DelegationId: number;
        /**
         * @description Identity of the delegation.
         * @example 398
         */
        ImpersonationDelegationId: number;
        /**
         * @description Identity of the invitation, its `uuid`.
         * @example da9bd26d-b120-4a6d-ba3d-7b2a40747aaf
         */
        ImpersonationId: string;
        /**
         * @description Identity of the invitation, from listImpersonations.
         * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
         */
        ReceivedAccessUuid: string;
        /**
         * @description Search terms.
         * @example kadri
         */
        CustomerQuery: string;
        /**
         * @description Whether to include removed accounts.
         * @example false
         */
        ShowShadow: boolean;
        /**
         * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
         * @example 120348
         */
        PayingAccountId: number;
        /**
         * @description Identity of the billing account.
         * @example 120348
         */
        BillingAccountPathId: number;
        /**
         * @description Code of the campaign, as it was announced.
         * @example AUTUMN26
         */
        CampaignCode: string;
        /**
         * @description Identity of the invoice, or the word `current`.
         * @example 7593
         */
        InvoiceId: string;
        /**
         * @description Identity of the invoice.
         * @example 7593
         */
        InvoiceNumber: number;
        /**
         * @description Identity of the payment method.
         * @example 9931
         */
        PaymentObjectId: number;
        /**
         * @description Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.
         * @example sess_c4Jq
         */
        PaymentSessionId: string;
        /**
         * @description URL of the console the customer returns to.
         * @example https://console.aldera.example/app/payment_return
         */
        PaymentReturnUrl: string;
        /**
         * @description The token from getPaypalSetupToken.
         * @example setup_W81nXq
         */
        PaypalSetupTokenParameter: string;
        /**
         * @description Keyword of the payment processor.
         * @example stripe_creditcard
         */
        ProcessorName: string;
        /**
         * @description Credit to add, before fee and VAT.
         * @example 50
         */
        TopupAmount: number;
        /**
         * @description Identifier of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
         * @example pay_8mYcQ2
         */
        PaymentIdentifier: string;
        /**
         * @description Slug of the location, from listLocations.
         * @example tll
         */
        Location: string;
        /**
         * @description Returns only what this billing account pays for. If left out, returns everything the key can reach.
         * @example 120348
         */
        BillingAccountId: number;
        /**
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        VmUuidInQuery: string;
        /**
         * @description Identity of the billing account.
         * @example 120348
         */
        BillingResourcesOf: number;
        /**
         * @description Kind of the resources.
         * @example vm
         */
        BillingResourceKind: components["schemas"]["BillingResourceType"];
        /**
         * @description Kind of the replicas.
         * @example snapshot
         */
        ReplicaKind: components["schemas"]["ReplicaType"];
        /**
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        VmUuid: string;
        /**
         * @description Identity of the interface the sub-interface is added to, or of the sub-interface to remove.
         * @example a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba
         */
        InterfaceUuid: string;
        /**
         * @description Network the sub-interface connects to.
         * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
         */
        NetworkUuid: string;
        /**
         * @description VLAN ID, 1 to 4094.
         * @example 140
         */
        VlanTag: number;
        /**
         * @description Identity of the sub-interface.
         * @example 6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8
         */
        SubinterfaceUuid: string;
        /**
         * @description `true` returns only disks that machines can boot from read-only, `false` only the others.
         * @example true
         */
        ReadOnlyBootable: boolean;
        /**
         * @description Identity of the disk.
         * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
         */
        DiskUuid: string;
        /**
         * @description Identity of the managed service.
         * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
         */
        ServiceUuid: string;
        /**
         * @description Identity of the machine, the `resource_id` of a resource of the service of type `vm`.
         * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
         */
        ServiceTargetUuid: string;
        /**
         * @description Identity of the cluster.
         * @example 60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42
         */
        ClusterUuid: string;
        /**
         * @description Name of the bucket.
         * @example shop-media
         */
        BucketName: string;
        /**
         * @description Returns only addresses assigned to this machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        AssignedVmUuid: string;
        /**
         * @description The IP address itself.
         * @example 185.7.252.14
         */
        Address: string;
        /**
         * @description Name of the network. If left out, the default network is returned.
         * @example staging
         */
        NetworkName: string;
        /**
         * @description Identity of the network.
         * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
         */
        NetworkUuidInPath: string;
        /**
         * @description `true` also returns deleted load balancers.
         * @example true
         */
        DeletedToo: boolean;
        /**
         * @description Identity of the load balancer.
         * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
         */
        LoadBalancerUuid: string;
        /**
         * @description Billing account that pays from now on.
         * @example 120351
         */
        SetBillingAccountId: number;
        /**
         * @description Machine that is a target of the load balancer.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        TargetUuid: string;
        /**
         * @description Identity of the forwarding rule.
         * @example 9e0582ee-7414-48ef-aa4d-2f213832db7c
         */
        RuleUuid: string;
        /**
         * @description Identity of the firewall.
         * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
         */
        FirewallUuid: string;
        /**
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        FirewallVmUuid: string;
        /**
         * @description Identity of the lease.
         * @example f10884e2-21e1-45e8-a75f-25514ba95ec8
         */
        MetalLeaseUuid: string;
        /**
         * @description Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.
         * @example 8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680
         */
        KeyCookieHandle: string;
        /**
         * @description Identity of the key.
         * @example 1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746
         */
        SshKeyUuid: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identity of the call in the records of the platform, a short ASCII string. Quote it to support. May be absent if the gateway itself answers.
         * @example c7f2-91ab
         */
        "X-Warren-Correlation-Id": string;
        /**
         * @description A cookie that scripts cannot read.
         * @example __Host-key-8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680=Zr5kTj9bXw2QfL7hVc4NpDs8mGy6UeA3; Path=/; HttpOnly; SameSite=Strict; Secure
         */
        "Set-Cookie": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateTokenBody"];
            };
        };
        responses: {
            /** @description All tokens, including the new one. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            /** @description All tokens, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteTokenBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateTokenBody"];
            };
        };
        responses: {
            /** @description All tokens. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAccessDelegations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delegations. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDelegation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAccessDelegation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateAccessDelegationBody"];
            };
        };
        responses: {
            /** @description The delegation. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDelegation"];
                };
            };
            /** @description The delegation, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDelegation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteAccessDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                id: components["parameters"]["DelegationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                delegation_id: components["parameters"]["ImpersonationDelegationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateImpersonationBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            /** @description The invitation, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the delegation.
                 * @example 398
                 */
                delegation_id: components["parameters"]["ImpersonationDelegationId"];
                /**
                 * @description Identity of the invitation, its `uuid`.
                 * @example da9bd26d-b120-4a6d-ba3d-7b2a40747aaf
                 */
                impersonation_id: components["parameters"]["ImpersonationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listImpersonations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access that others share with the user. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessImpersonation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    acceptImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the invitation, from listImpersonations.
                 * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
                 */
                uuid: components["parameters"]["ReceivedAccessUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access, accepted. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessImpersonation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the invitation, from listImpersonations.
                 * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
                 */
                uuid: components["parameters"]["ReceivedAccessUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key to act with. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActingToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAdminToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateAdminTokenBody"];
            };
        };
        responses: {
            /** @description The key to act with. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActingToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /**
                 * @description Search terms.
                 * @example kadri
                 */
                query: components["parameters"]["CustomerQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBillingAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include removed accounts.
                 * @example false
                 */
                show_shadow?: components["parameters"]["ShowShadow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBillingAccount: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBillingAccount: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BillingAccountFields"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBillingAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateBillingAccountBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            /** @description The account, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBillingAccount: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setDefaultBillingAccount: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUnpaidAmount: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidAmount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    activateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the billing account.
                 * @example 120348
                 */
                id: components["parameters"]["BillingAccountPathId"];
                /**
                 * @description Code of the campaign, as it was announced.
                 * @example AUTUMN26
                 */
                campaign_code: components["parameters"]["CampaignCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateRecurringPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the billing account.
                 * @example 120348
                 */
                id: components["parameters"]["BillingAccountPathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RecurringPaymentBody"];
            };
        };
        responses: {
            /** @description The account and the result of the top-up. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPaymentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getActiveCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is a campaign. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCampaigns"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateLowBalanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LowBalanceNoticeBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getClearTopupThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearTopupThreshold"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateClearTopupThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ClearTopupThreshold"];
            };
        };
        responses: {
            /** @description The sum. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearTopupThreshold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCreditHistory: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /**
                 * @description Identity of the invoice, or the word `current`.
                 * @example 7593
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query: {
                /**
                 * @description Identity of the invoice.
                 * @example 7593
                 */
                invoice_id: components["parameters"]["InvoiceNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payInvoice: {
        parameters: {
            query: {
                /**
                 * @description Identity of the invoice.
                 * @example 7593
                 */
                invoice_id: components["parameters"]["InvoiceNumber"];
            };
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of the payment. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayInvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payAmount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayAmountBody"];
            };
        };
        responses: {
            /** @description Result of the payment. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAmountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payAllInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayAllBody"];
            };
        };
        responses: {
            /** @description Result of the payment. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAmountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    requestTopupInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RequestTopupInvoiceBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCard: {
        parameters: {
            query: {
                /**
                 * @description Identity of the payment method.
                 * @example 9931
                 */
                payment_object_id: components["parameters"]["PaymentObjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateCardBody"];
            };
        };
        responses: {
            /** @description The method. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCard: {
        parameters: {
            query: {
                /**
                 * @description Identity of the payment method.
                 * @example 9931
                 */
                payment_object_id: components["parameters"]["PaymentObjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setPrimaryCard: {
        parameters: {
            query: {
                /**
                 * @description Identity of the payment method.
                 * @example 9931
                 */
                payment_object_id: components["parameters"]["PaymentObjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    prepareCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PrepareCardBody"];
            };
        };
        responses: {
            /** @description Data to open the page or the fields with. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrepareCardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    verifyCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerifyCardBody"];
            };
        };
        responses: {
            /** @description The method, and the page where its holder confirms it. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyCardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    applyForInvoicePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyForInvoicePaymentBody"];
            };
        };
        responses: {
            /** @description The method. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPaypalIdToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.
                 * @example sess_c4Jq
                 */
                session_id: components["parameters"]["PaymentSessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalIdToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPaypalSetupToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.
                 * @example sess_c4Jq
                 */
                session_id: components["parameters"]["PaymentSessionId"];
                /**
                 * @description URL of the console the customer returns to.
                 * @example https://console.aldera.example/app/payment_return
                 */
                return_url: components["parameters"]["PaymentReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, and the page where consent is asked for. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalSetupToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPaypalPaymentToken: {
        parameters: {
            query: {
                /**
                 * @description Session of the PayPal buttons, chosen by the console and the same in all calls about one wallet.
                 * @example sess_c4Jq
                 */
                session_id: components["parameters"]["PaymentSessionId"];
                /**
                 * @description The token from getPaypalSetupToken.
                 * @example setup_W81nXq
                 */
                setup_token: components["parameters"]["PaypalSetupTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalPaymentToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFinalTopupAmount: {
        parameters: {
            query: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Keyword of the payment processor.
                 * @example stripe_creditcard
                 */
                processor: components["parameters"]["ProcessorName"];
                /**
                 * @description Credit to add, before fee and VAT.
                 * @example 50
                 */
                amount: components["parameters"]["TopupAmount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalTopupAmount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    buyCredit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BuyCreditBody"];
            };
        };
        responses: {
            /** @description Result of the payment. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyCreditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    closeTopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CloseTopupBody"];
            };
        };
        responses: {
            /** @description Result of the payment. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveLinkMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SaveLinkMethodsBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendLinkData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendLinkDataBody"];
            };
        };
        responses: {
            /** @description Whether the payment has started. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendLinkDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getLinkResult: {
        parameters: {
            query: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Identifier of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
                 * @example pay_8mYcQ2
                 */
                identifier: components["parameters"]["PaymentIdentifier"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPersistentData: {
        parameters: {
            query: {
                /**
                 * @description Identity of the billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Identifier of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
                 * @example pay_8mYcQ2
                 */
                identifier: components["parameters"]["PaymentIdentifier"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersistentPaymentData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSiteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteConfig"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVmImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPlainImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAppImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBootImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BootImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVmParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmParameter"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHostPools: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pools. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPool"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCurrentPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyPrices"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPricePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePolicy"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVms: {
        parameters: {
            query?: {
                /**
                 * @description Returns only what this billing account pays for. If left out, returns everything the key can reach.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["BillingAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getVm: {
        parameters: {
            query: {
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuidInQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createVm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateVmBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            /** @description The machine, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmUuidBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateVmBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateVmUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateVmUserBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    moveVmBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MoveVmBillingBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBillingResources: {
        parameters: {
            query: {
                /**
                 * @description Identity of the billing account.
                 * @example 120348
                 */
                id: components["parameters"]["BillingResourcesOf"];
                /**
                 * @description Kind of the resources.
                 * @example vm
                 */
                resource_type?: components["parameters"]["BillingResourceKind"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmUuidBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    stopVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StopVmBody"];
            };
        };
        responses: {
            /** @description The machine, stopped or still shutting down. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rescueVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmUuidBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startVmFromMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StartVmFromMediaBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TerminalBody"];
            };
        };
        responses: {
            /** @description The ticket, which is returned only once. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    reinstallVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReinstallVmBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cloneVm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CloneVmBody"];
            };
        };
        responses: {
            /** @description The new machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rebuildVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RebuildVmBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    toggleVmBackup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmUuidBody"];
            };
        };
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualMachine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVmReplicas: {
        parameters: {
            query: {
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuidInQuery"];
                /**
                 * @description Kind of the replicas.
                 * @example snapshot
                 */
                r_type?: components["parameters"]["ReplicaKind"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replicas. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmReplica"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createVmSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmUuidBody"];
            };
        };
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteVmReplica: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteVmReplicaBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addVmDisk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddVmDiskBody"];
            };
        };
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteVmDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmStorageBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resizeVmDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResizeVmDiskBody"];
            };
        };
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    attachVmDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmStorageBody"];
            };
        };
        responses: {
            /** @description The attached disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmStorage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    detachVmDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VmStorageBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listInterfaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interfaces. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmInterface"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVmInterfaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interfaces. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmInterface"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addSubinterface: {
        parameters: {
            query: {
                /**
                 * @description Network the sub-interface connects to.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                network_uuid: components["parameters"]["NetworkUuid"];
                /**
                 * @description VLAN ID, 1 to 4094.
                 * @example 140
                 */
                vlan_tag: components["parameters"]["VlanTag"];
            };
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description Identity of the interface the sub-interface is added to, or of the sub-interface to remove.
                 * @example a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba
                 */
                if_uuid: components["parameters"]["InterfaceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-interface. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmSubinterface"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteSubinterface: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                uuid: components["parameters"]["VmUuid"];
                /**
                 * @description Identity of the sub-interface.
                 * @example 6e2d90b4-fa18-4c73-85d6-1b0f7c39e5a8
                 */
                if_uuid: components["parameters"]["SubinterfaceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDisks: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns only disks that machines can boot from read-only, `false` only the others.
                 * @example true
                 */
                read_only_bootable?: components["parameters"]["ReadOnlyBootable"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disks. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createDisk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateDiskBody"];
            };
        };
        responses: {
            /** @description The disk. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateDisk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateDiskBody"];
            };
        };
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getDiskAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteDiskAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateDiskAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the disk.
                 * @example 9d04e6b1-72c8-4f35-a0be-3c5d18f7e264
                 */
                uuid: components["parameters"]["DiskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateDiskBody"];
            };
        };
        responses: {
            /** @description The disk. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listServiceImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Returns only what this billing account pays for. If left out, returns everything the key can reach.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceBody"];
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            /** @description The service, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service, deleted. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServiceBody"];
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startServiceResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description Identity of the machine, the `resource_id` of a resource of the service of type `vm`.
                 * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
                 */
                target_uuid: components["parameters"]["ServiceTargetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    stopServiceResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
                /**
                 * @description Identity of the machine, the `resource_id` of a resource of the service of type `vm`.
                 * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
                 */
                target_uuid: components["parameters"]["ServiceTargetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getServiceSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secrets. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceSecrets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listServiceWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addServiceWhitelistEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ServiceWhitelistBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteServiceWhitelistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ServiceWhitelistBody"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateServiceProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the cluster.
                 * @example 60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42
                 */
                uuid: components["parameters"]["ClusterUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServicePropertiesBody"];
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rebuildServiceVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebuildServiceVmBody"];
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBuckets: {
        parameters: {
            query?: {
                /**
                 * @description Returns only what this billing account pays for. If left out, returns everything the key can reach.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["BillingAccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buckets. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBucket: {
        parameters: {
            query: {
                /**
                 * @description Name of the bucket.
                 * @example shop-media
                 */
                name: components["parameters"]["BucketName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBucket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateBucketBody"];
            };
        };
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            /** @description The bucket, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBucket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteBucketBody"];
            };
        };
        responses: {
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBucket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBucketBody"];
            };
        };
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    replaceBucketCors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReplaceBucketCorsBody"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["BucketCorsDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getStorageUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listStorageKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key pairs. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createStorageKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All key pairs, including the new one. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageKey"][];
                };
            };
            /** @description All key pairs, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteStorageKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteStorageKeyBody"];
            };
        };
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getStorageEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3Url"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listIpAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Returns only what this billing account pays for. If left out, returns everything the key can reach.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["BillingAccountId"];
                /**
                 * @description Returns only addresses assigned to this machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                vm_uuid?: components["parameters"]["AssignedVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createIpAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIpAddressBody"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            /** @description The address, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. The body is the JSON literal `true`, or missing. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIpAddressBody"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    assignIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignIpAddressBody"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    unassignIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description The IP address itself.
                 * @example 185.7.252.14
                 */
                address: components["parameters"]["Address"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, without its former resource. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createNetwork: {
        parameters: {
            query?: {
                /**
                 * @description Name of the network. If left out, the default network is returned.
                 * @example staging
                 */
                name?: components["parameters"]["NetworkName"];
            };
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            /** @description The network, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNetworkBody"];
            };
        };
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setDefaultNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the network.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                uuid: components["parameters"]["NetworkUuidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLoadBalancers: {
        parameters: {
            query?: {
                /**
                 * @description `true` also returns deleted load balancers.
                 * @example true
                 */
                all?: components["parameters"]["DeletedToo"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load balancers. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createLoadBalancer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLoadBalancerBody"];
            };
        };
        responses: {
            /** @description The load balancer. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            /** @description The load balancer, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load balancer. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateLoadBalancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLoadBalancerBody"];
            };
        };
        responses: {
            /** @description The load balancer. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    moveLoadBalancerBilling: {
        parameters: {
            query: {
                /**
                 * @description Billing account that pays from now on.
                 * @example 120351
                 */
                set_id: components["parameters"]["SetBillingAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load balancer. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addLoadBalancerTarget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadBalancerTargetInput"];
            };
        };
        responses: {
            /** @description The target. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancerTarget"];
                };
            };
            /** @description The target, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadBalancerTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteLoadBalancerTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description Machine that is a target of the load balancer.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                target_uuid: components["parameters"]["TargetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addLoadBalancerRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForwardingRulePorts"];
            };
        };
        responses: {
            /** @description The ports of the rule. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForwardingRulePorts"];
                };
            };
            /** @description The ports of the rule, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForwardingRulePorts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteLoadBalancerRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the load balancer.
                 * @example c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78
                 */
                uuid: components["parameters"]["LoadBalancerUuid"];
                /**
                 * @description Identity of the forwarding rule.
                 * @example 9e0582ee-7414-48ef-aa4d-2f213832db7c
                 */
                rule_uuid: components["parameters"]["RuleUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFirewalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firewalls. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Firewall"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createFirewall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirewallBody"];
            };
        };
        responses: {
            /** @description The firewall. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Firewall"];
                };
            };
            /** @description The firewall, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Firewall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    replaceFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceFirewallBody"];
            };
        };
        responses: {
            /** @description The firewall. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Firewall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteFirewall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    assignFirewall: {
        parameters: {
            query: {
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                vm_uuid: components["parameters"]["FirewallVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All resources assigned to the firewall, with the machine listed once. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirewallResource"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    unassignFirewall: {
        parameters: {
            query: {
                /**
                 * @description Identity of the machine.
                 * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
                 */
                vm_uuid: components["parameters"]["FirewallVmUuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the location, from listLocations.
                 * @example tll
                 */
                location: components["parameters"]["Location"];
                /**
                 * @description Identity of the firewall.
                 * @example e02b71c8-6d4f-4a13-9b72-58c0d1ae44df
                 */
                uuid: components["parameters"]["FirewallUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMetalSystems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operating systems. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalOs"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMetalSpecs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specs. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalSpec"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMetalLeases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leases. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalLease"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createMetalLease: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMetalLeaseBody"];
            };
        };
        responses: {
            /** @description The lease. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalLease"];
                };
            };
            /** @description The lease, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteMetalLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the lease.
                 * @example f10884e2-21e1-45e8-a75f-25514ba95ec8
                 */
                uuid: components["parameters"]["MetalLeaseUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateMetalLease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the lease.
                 * @example f10884e2-21e1-45e8-a75f-25514ba95ec8
                 */
                uuid: components["parameters"]["MetalLeaseUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMetalLeaseBody"];
            };
        };
        responses: {
            /** @description The lease. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetalLease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserProfileBody"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPrivileges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is an administrator. The body has no meaning. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privileges"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMfaStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the second factor is on. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    activateMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page where the user finishes the setup. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaActivation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deactivateMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateSessionBody"];
            };
        };
        responses: {
            /** @description The key and its user. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteUserSessionBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setKeyCookie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.
                 * @example 8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680
                 */
                handle: components["parameters"]["KeyCookieHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CookieChanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteKeyCookie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Handle of the cookie, a random string the caller generates, such as a UUID. It is useless without the cookie.
                 * @example 8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680
                 */
                handle: components["parameters"]["KeyCookieHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CookieChanged"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteAllUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSshKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createSshKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Unique string the caller generates for one operation, such as a UUID. If the answer is lost, repeating the call with the same key returns the first answer and does not carry out the call again. A key belongs to the user who sent it and is kept for 24 hours. Using a key for a different request is refused with 409. A refused call is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSshKeyBody"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            /** @description The key, on deployments that answer with this status. */
            201: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the key.
                 * @example 1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746
                 */
                uuid: components["parameters"]["SshKeyUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Empty"];
            204: components["responses"]["Empty"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateSshKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identity of the key.
                 * @example 1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746
                 */
                uuid: components["parameters"]["SshKeyUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSshKeyBody"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
