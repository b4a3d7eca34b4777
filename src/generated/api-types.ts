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
         * @description Makes a token. The answer is the whole list; the new token is the one that was not there before. A token made while acting as another names who made it, and ends with the access it was made by.
         */
        post: operations["createToken"];
        /**
         * Delete token
         * @description Removes a token. Whatever uses it is refused from now on.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        /**
         * Change token
         * @description Changes what a token is for or what it reaches. The key itself stays. The answer is the whole list.
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
         * @description What the user shares with whom. A restricted key sees what is about its billing account.
         */
        get: operations["listAccessDelegations"];
        put?: never;
        /**
         * Create delegation
         * @description Decides what is to be shared: everything, or one billing account and what it pays for. Nobody reaches it until they are invited. Whoever acts for somebody else cannot share.
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
         * @description Stops sharing. All invitations of the delegation go with it, and the tokens of those who act through it are refused from now on.
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
                 * @example 90d2b6f1-48ce-4357-a1f9-e6c70a83d524
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
         * @description Whom the user may act for, invitations that wait for an answer among them.
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
         * @description Accepts an invitation. The owner is told.
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
         * @description Gives a key that acts as the owner, within what is shared. What is done with it names the person who did it. There is no call to end it: drop the key. It is refused once the owner takes the access back.
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
         * @description Gives an administrator, or staff, a key that acts as a user. Anybody else is refused. The specification names the call but not its body; the user is named by e-mail address or by number here.
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
         * @description Finds users for an administrator, or for staff, to act as: every word of the query stands in the address, the name or the number of the user, or in the title or the number of one of their billing accounts. At most 50, by address. Anybody else is refused.
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
         * @description One billing account of the user, a removed one included.
         */
        get: operations["getBillingAccount"];
        /**
         * Change billing account
         * @description Replaces the details of an account: what is left out is emptied, but not the e-mail address, the title, whether invoices are sent by e-mail, and the automatic top-up.
         */
        put: operations["updateBillingAccount"];
        /**
         * Create billing account
         * @description Makes a billing account. The first one of a user gets the welcome credit of the deployment. A new account is LIMITED until enough was topped up; where the provider looks at accounts first, it is PENDING_VALIDATION until then.
         */
        post: operations["createBillingAccount"];
        /**
         * Delete billing account
         * @description Removes an account that pays for nothing and owes nothing. Its running month is invoiced; bought credit that is left is given back by a credit note, credit that was given is lost.
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
         * @description Makes an account the one to start with; the other ones no longer are.
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
         * @description The sum of the unpaid invoices of an account, with VAT. It is called `message`.
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
         * @description Joins a campaign with its code. Its credit is added at once, or once the sum it asks for was topped up. A code that is unknown, has ended or was used before is refused.
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
         * @description Switches automatic top-up on or off. It happens at once when the balance is below the threshold already; `payment_report` says what came of it.
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
         * @description Sets when to warn about a low balance by e-mail. The notice is sent once each time the balance falls below the threshold.
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
         * @description Sets the sum of top-ups from which a LIMITED account becomes CLEAR. Accounts that have reached it become so at once. For administrators.
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
         * @description What the account used in the running month, by thing.
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
         * @description What added to the credit of an account and took from it, newest first.
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
         * @description All invoices of an account, newest first; that of the running month, `current`, is the first. Top-ups and credit notes are among them: `type` tells them apart.
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
         * @description One invoice. The word `current` needs the account beside it.
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
         * @description An invoice as a document to keep. The invoice of the running month has none.
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
         * @description Makes an invoice for credit and sends it by e-mail. The credit is added once it is paid.
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
         * @description The payment methods of an account, those that were removed left out.
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
         * @description Saves a method that the customer entered at the page or in the fields of the processor, which named it by a token; the number of a card is never sent here. A card has to be verified before it can be charged; a PayPal wallet is verified by its owner's consent.
         */
        post: operations["createCard"];
        /**
         * Remove payment method
         * @description Removes a payment method. Was it the primary one, another verified one takes its place.
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
         * @description Called before the page or the fields of a processor are opened. Where they need it, the answer has what to open them with.
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
         * @description Charges the verification amount of the processor and gives it back. Where the bank asks the holder to confirm, the answer has the address of its page; the holder comes back to `{front_base_url}/payment_return`, and getPersistentData tells how it went.
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
         * @description Asks for paying by invoice. The method is verified once the provider has agreed. Asking again changes nothing.
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
         * @description What the PayPal buttons are opened with.
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
         * @description Begins to save a wallet: its owner is asked for consent at the page of PayPal, and comes back to `return_url`.
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
         * @description Exchanges a setup token, once its owner has consented, for the token createCard saves the wallet with.
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
         * @description What the customer pays for an amount of credit: the fee of the processor is added, VAT on both, and where the processor charges in another currency the sum is converted.
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
         * @description Charges a verified method and adds the amount to the balance. Where the bank asks the holder to confirm, nothing is charged yet: the answer has the address of its page and the `charge_id` closeTopup is called with when the holder is back at `{front_base_url}/payment_return`.
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
         * @description Called when the holder of a card has been at the page of the bank: takes the money that was confirmed and adds the credit. A charge that nobody closes is closed by the platform after an hour.
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
         * @description Remembers which methods of link processors the customer wants to be offered; they replace those before and stand in `additional_data` of the account.
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
         * @description Begins a payment at the page of a processor. The customer is sent to `redirect_url` and comes back to the address in `params`; getLinkResult tells how it went. A hybrid processor pays at once when `params` has the card the customer entered in its fields.
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
         * @description How a payment at the page of a processor went. Asked for when the customer is back, and again while it is pending.
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
         * @description The stored state of a payment or verification that leaves the console for a while.
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
         * @description Name, theme, offers and terms of the deployment. Needs no key, since the sign-in page is made from it. Changes rarely; keep it for a day.
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
         * @description The images of listVmImages that bring an application.
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
         * @description Present prices per currency and place, before VAT.
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
         * @description Present prices per hour, before VAT, in one list. Rows with a threshold apply from that quantity on; everywhere alike, so prices of single locations and pools are not in it. It needs no key.
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
         * @description Creates a machine in the location and starts it. Some deployments answer when the machine runs, others at once with the status `creating`; then list the machines again until the status is `running`. With `reserve_public_ip` a floating IP is made as well; it is in the list of IP addresses, not in the machine.
         */
        post: operations["createVm"];
        /**
         * Delete machine
         * @description Deletes the machine with all disks it holds, and their snapshots and backups. Floating IPs are unassigned, stay and are charged. The machine may stay readable for a while.
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
         * @description Makes another billing account pay for the machine. What was used before stays with the former one.
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
         * @description Switches a stopped machine on.
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
         * @description Starts the machine from a recovery system instead of its own. It lasts for this one launch; the next start is normal again.
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
         * @description Starts a stopped machine from an installation or recovery image instead of its own disk. It lasts for this one launch.
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
         * @description A ticket for one session at the gateway of terminals (`terminalGateway` of the site configuration), which answers this call. It is good once, for 60 seconds, for the user and the page that asked. The gateway connects to the address of the running machine that it names, and to no other, or to its serial console.
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
         * @description Makes a new machine with a copy of the disks.
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
         * @description Takes the machine back to the state a snapshot or backup holds. Everything written since is lost.
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
         * @description Turns automatic backups on if they are off, and off if they are on. The `backup` of the answer says which.
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
         * @description Removes a snapshot or backup for good.
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
         * @description Makes an empty disk and attaches it to the machine. It is kept in the storage pool of the machine's host pool.
         */
        post: operations["addVmDisk"];
        /**
         * Delete disk of machine
         * @description Takes a disk off the machine and destroys it. The primary disk cannot be removed.
         */
        delete: operations["deleteVmDisk"];
        options?: never;
        head?: never;
        /**
         * Grow disk
         * @description Makes a disk of the machine larger. A disk cannot shrink; a size below the present one is refused.
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
         * @description Takes a disk off the machine and keeps it. The primary disk cannot be detached.
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
         * @description Adds a VLAN sub-interface that leads to another network.
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
                 * @description Identity of the interface the sub-interface is added to, or of the sub-interface to remove.
                 * @example a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba
                 */
                if_uuid: components["parameters"]["InterfaceUuid"];
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
         * @description All disks of the location, the primary disks of machines among them.
         */
        get: operations["listDisks"];
        put?: never;
        /**
         * Create disk
         * @description Makes a disk that is attached to nothing, empty or filled from a system, another disk or a snapshot. It is kept in the storage pool of the location's default host pool.
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
         * @description Destroys the disk and its snapshots. Detach it first. It may stay readable for a while.
         */
        delete: operations["deleteDisk"];
        options?: never;
        head?: never;
        /**
         * Change disk
         * @description Renames the disk, makes another billing account pay for it, or keeps machines from writing to it.
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
         * @description What managed services can run, with versions and prices.
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
         * @description All managed services, of every location.
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
         * @description Orders a managed service. It is `requested` until it works. Deployments that do all the work before they answer give it as `active`.
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
         * @description Destroys the service, its data and its backups. A floating IP stays, unassigned and charged. The answer is the record as it is from now on.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Change service
         * @description Renames the service or makes another billing account pay for it.
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
                 * @description Identity of the machine, `resource_id` of a resource of the service of the type `vm`.
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
         * @description Switches on a stopped machine of the service.
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
                 * @description Identity of the machine, `resource_id` of a resource of the service of the type `vm`.
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
         * @description Shuts down a running machine of the service. What it does for the service stands still.
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
         * @description What is needed to get into the service and kept out of its record.
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
         * @description Addresses and ranges that may connect. An empty list means that anybody may.
         */
        get: operations["listServiceWhitelist"];
        put?: never;
        /**
         * Let somebody connect
         * @description Adds an address or a range. Adding one that is there already changes nothing. The answer is the whole list.
         */
        post: operations["addServiceWhitelistEntry"];
        /**
         * Take off who may connect
         * @description Removes an address or a range. With the last one gone anybody may connect. The answer is the whole list.
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
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
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
         * @description Changes when a cluster is maintained. Databases have nothing to change here.
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
         * @description Puts a machine of the service back to a backup of its disk. What came after the backup is lost.
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
         * @description Makes an empty bucket. Its name is unique among the buckets of all customers. The user becomes a user of the object storage if they were none.
         */
        put: operations["createBucket"];
        post?: never;
        /**
         * Delete bucket
         * @description Deletes an empty bucket. The name is free for anybody from then on.
         */
        delete: operations["deleteBucket"];
        options?: never;
        head?: never;
        /**
         * Change bucket
         * @description Makes another billing account pay for the bucket. A name cannot be changed.
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
         * @description Lets pages of one origin read and write the bucket in a browser, and no others. The answer is the rule as S3 keeps it, in XML.
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
         * @description The user as the object storage knows them, with their keys. Both are made when they are missing. Refused with a key that is restricted to one billing account, since storage keys open all buckets.
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
         * @description All key pairs of the user. 404 for a user who has never used object storage; getStorageUser makes them one.
         */
        get: operations["listStorageKeys"];
        put?: never;
        /**
         * Create storage key
         * @description Makes a key pair. The answer is the whole list; the new pair is the one that was not there before.
         */
        post: operations["createStorageKey"];
        /**
         * Delete storage key
         * @description Removes a key pair. Whatever uses it is refused from then on.
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
         * @description Where the object storage speaks S3.
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
         * @description Gives the address back. It may go to somebody else. An address that is assigned leaves its resource first.
         */
        delete: operations["deleteIpAddress"];
        options?: never;
        head?: never;
        /**
         * Change address
         * @description Renames the address or makes another billing account pay for it.
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
         * @description Leads the traffic of the address to a resource, named by its private address. It leaves the resource it was assigned to before.
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
         * @description Leads the address nowhere. It stays reserved and is charged.
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
         * @description Makes a private network; the platform chooses its range. The first network of a location becomes its default one. Without a name the default network is answered, and made if there is none.
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
         * @description Deletes the network. The default one cannot be deleted, nor one with resources in it.
         */
        delete: operations["deleteNetwork"];
        options?: never;
        head?: never;
        /**
         * Rename network
         * @description Gives the network another name.
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
         * @description Makes the network the one that resources of the location join when none is named. The former default network stays as an ordinary one.
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
         * @description Makes a load balancer with an address in a private network. With `reserve_public_ip` a floating IP is made as well; it is in the list of IP addresses, not in the load balancer.
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
         * @description Deletes the load balancer. Its floating IP is unassigned, stays and is charged. The load balancer stays readable as deleted.
         */
        delete: operations["deleteLoadBalancer"];
        options?: never;
        head?: never;
        /**
         * Rename load balancer
         * @description Gives the load balancer another name.
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
         * @description Makes another billing account pay for the load balancer. Its floating IP stays with its own.
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
         * @description Lets the load balancer send traffic to one more machine. Doing so twice changes nothing.
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
         * @description Takes traffic on one more port. The answer holds the two ports only; the identity of the rule is seen when the load balancer is read again.
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
                 * @example 95b3e0c7-1d4f-4a68-b2e9-7c06f8d1a354
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
         * @description Takes no more traffic on the port of the rule.
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
         * @description Makes a firewall with its rules. It protects nothing until a machine is assigned.
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
         * @description Replaces the firewall, rules and all, for every machine behind it. To change one rule, send all of them; send the `uuid` of a rule that is to stay the same rule. Change one firewall at a time: two changes at once fail with 500.
         */
        put: operations["replaceFirewall"];
        post?: never;
        /**
         * Delete firewall
         * @description Deletes the firewall. Machines behind it lose its protection.
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
         * @description Puts a machine behind the firewall. Doing so twice changes nothing.
         */
        post: operations["assignFirewall"];
        /**
         * Take machine off
         * @description Takes a machine from behind the firewall.
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
         * @description The operating systems servers can be set up with. Which of them a spec is ready for is in its `ready_os_ids`.
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
         * @description The kinds of servers there are, those without a free server and those not shown to customers among them.
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
         * @description All leases. A lease that has ended is not among them.
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
                 * @example 5a90d6e4-b13f-47c2-8d05-f92c6e1a7b48
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
         * @description Ends the lease. Everything on the server is erased, and its addresses and credentials are gone. Shortly after it was leased the call fails with 'Too soon to release machine'.
         */
        delete: operations["deleteMetalLease"];
        options?: never;
        head?: never;
        /**
         * Rename lease
         * @description Gives the lease another name.
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
         * @description Changes personal details of the user. What is left out stays. The answer is the profile alone.
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
         * @description Tells by its status whether the user is an administrator: 403 means no; 200, any other 2xx and 404 mean yes. 502 says nothing. The answer only decides which controls are shown; every call is checked by the platform itself.
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
         * @description Tells whether a second factor is asked for when the user signs in.
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
         * @description Begins to set up a second factor. The user finishes it on the page at `ticket_url`; until then nothing changes.
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
         * @description Switches the second factor off. Marked as unavailable: most deployments refuse it always, so offer it only where it is known to work.
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
         * @description Gives the API key of the user whom the identity provider signed in. The body is what the provider handed to the page it returned to. Needs no key.
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
         * @description Ends one session, with the keys to act for others that were made in it.
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
         * @description Ends the session the key of this call was made in, with the keys to act for others that were made in it: none of them is taken any more. A key that was not made by signing in, such as an API token, goes on working.
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
                 * @description Names the cookie. Made up by the caller at random, such as a UUID; of no use to anybody without the cookie.
                 * @example 8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680
                 */
                handle: components["parameters"]["KeyCookieHandle"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep key in a cookie
         * @description Takes the key of this call out of reach of scripts: the answer sets a cookie with it that ends with the browser, `HttpOnly`, `SameSite=Strict`, `Path=/`, and `Secure` except over plain HTTP on the loopback interface. Its name is `__Host-key-{handle}`, without `__Host-` where it is not `Secure`. A call with the handle in the header `X-Key-Cookie`, in place of `apikey`, counts as sent with that key. Without the header a cookie counts for nothing, so that a foreign page can call nothing with it. A handle without its cookie counts as no key. From another `Origin` all of this is refused with 403.
         */
        put: operations["setKeyCookie"];
        post?: never;
        /**
         * Delete key cookie
         * @description Lets the browser forget the cookie. Its key goes on working. Needs no key, so that a cookie can be deleted whose key is over.
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
         * @description Where the user is signed in, by the keys that createSession gave and that are not over.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of the user, the present one among them, with the keys to act for others that were made in them. API tokens stay. What is sent with such a key afterwards is answered with 401.
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
         * @description Public keys the user keeps for new machines.
         */
        get: operations["listSshKeys"];
        put?: never;
        /**
         * Add SSH key
         * @description Keeps a public key. Names are unique for a user.
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
         * @description Forgets a key. Machines that were made with it keep it.
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
            /** @description What the token is for. */
            description: string;
            /** @description Whether the token reaches only its billing account. */
            restricted: boolean;
            /** @description Billing account a restricted token reaches. 0, `null` or absent when it has none. */
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
            /** @description User who made the token while acting as another. May be absent. */
            acting_user_id?: number | null;
            /**
             * Format: platform-date-time
             * @description When the token was made.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When the token was last changed; `null` when never.
             */
            updated_at?: string | null;
        };
        /** @description Body of a failed call. Four shapes exist side by side, depending on the service behind the gateway: `{"errors": {"Error": "text"}}`, `{"message": "text"}`, `{"errors": {"<field>": "text"}}` for a refused parameter, and `{"errors": {"<code>": {"msg": "text", "subtype": "…", "type": "…"}}}` for a refused permission. Read both properties and expect neither. */
        ErrorEnvelope: {
            /** @description Texts by name: `Error` for the whole call, otherwise the name of the refused parameter or a code. A value is a text, or an object with `msg`, `subtype` and `type`. */
            errors?: {
                /** @description Text about the whole call, meant for people. */
                Error?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Text about the whole call, meant for people. */
            message?: string;
            /** @description Trace of an unexpected fault in the service. Its presence marks a fault of the server, not of the request. */
            stack?: string;
        };
        /** @description A new token. */
        CreateTokenBody: {
            /**
             * @description What the token is for.
             * @example terraform-ci
             */
            description: string;
            /**
             * @description Whether the token reaches only the billing account named here.
             * @default false
             */
            restricted?: boolean;
            /**
             * @description Billing account of a restricted token. Left out for one that reaches all accounts.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description Names the token to remove. */
        DeleteTokenBody: {
            /**
             * @description Token to remove.
             * @example 3107
             */
            token_id: number;
        };
        /** @description Answer of a call that has no record to give back. Some deployments send the changed record instead; then `success` is absent and the answer counts as a success. */
        SuccessAnswer: {
            /** @description Whether the call did what was asked. `false` is a failure in spite of status 200. */
            success?: boolean;
            /** @description Text about the outcome, meant for people. May be absent. */
            message?: string;
        };
        /** @description Changes to a token. What is left out stays. */
        UpdateTokenBody: {
            /**
             * @description Token to change.
             * @example 3107
             */
            token_id: number;
            /**
             * @description What the token is for.
             * @example terraform-ci
             */
            description?: string;
            /** @description Whether the token reaches only the billing account named here. */
            restricted?: boolean;
            /**
             * @description Billing account of a restricted token.
             * @example 120348
             */
            billing_account_id?: number;
        };
        /** @description A person somebody shares with, as the owner sees it. Invited first, accepted later. */
        Impersonation: {
            /**
             * Format: uuid
             * @description Identity of the invitation and of the access it gives.
             */
            uuid: string;
            /** @description User who was invited; `null` or absent while nobody has signed up with that address. */
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
        /** @description What a user shares, and the people it is shared with. */
        AccessDelegation: {
            /** @description Identity of the delegation. */
            id: number;
            /** @description Billing account that is shared with what it pays for (Restricted). 0, `null` or absent when everything is shared (Global). */
            billing_account_id?: number | null;
            /** @description What it is for. */
            name: string;
            /** @description User who shares. */
            owner_id: number;
            /** @description The people invited. */
            impersonations: components["schemas"]["Impersonation"][];
            /**
             * Format: platform-date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: platform-date-time
             * @description When it was last changed; `null` when never.
             */
            updated_at?: string | null;
        };
        /** @description What is to be shared. */
        CreateAccessDelegationBody: {
            /**
             * @description What it is for.
             * @example Bookkeeping
             */
            name: string;
            /**
             * @description Billing account to share (Restricted). Left out, 0 or `null` to share everything (Global).
             * @example 120351
             */
            billing_account_id?: number | null;
        };
        /** @description Who is invited. */
        CreateImpersonationBody: {
            /**
             * Format: email
             * @description E-mail address of the person.
             * @example mari@raamat.example
             */
            grantee_username: string;
        };
        /** @description Access somebody gave the user, as the user sees it. */
        AccessImpersonation: {
            /**
             * Format: uuid
             * @description Identity of the invitation and of the access it gives.
             */
            uuid: string;
            /** @description The owner, by the name the owner signs in with. */
            access_owner: string;
            /** @description Billing account that is shared; `null` or absent when everything is. */
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
        /** @description A key that acts as somebody else. */
        ActingToken: {
            /**
             * Format: password
             * @description The key, as it is sent in the `apikey` header.
             */
            token: string;
        };
        /** @description Names the user to act as, one way or the other. */
        CreateAdminTokenBody: {
            /**
             * @description Name the user signs in with, an e-mail address.
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
             * @description Name the user signs in with, an e-mail address.
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
        /** @description A user, as administrators find them. */
        Customer: {
            /** @description Identity of the user. */
            id: number;
            /** @description Name the user signs in with, an e-mail address. */
            name: string;
            /** @description First name; may be empty or absent. */
            first_name?: string;
            /** @description Last name; may be empty or absent. */
            last_name?: string;
            /** @description When the user was last active, as the platform writes it. May be absent. */
            last_activity?: string | null;
            /** @description Billing accounts of the user. */
            billing_accounts: components["schemas"]["CustomerAccount"][];
        };
        /**
         * @description What a billing account may still do.
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
            /** @description Sum to top up for it. May be absent. */
            top_up_requirement?: number | null;
            /** @description Sum topped up so far. May be absent. */
            top_up_done?: number | null;
        };
        /**
         * @description Kind of payment method.
         * @enum {string}
         */
        PrimaryCardType: "creditcard" | "paying_by_invoice";
        /** @description The payment method of an account, in short. Its shape differs from a record of the card list. */
        PrimaryCard: {
            /** @description Identity of the payment method. May be absent. */
            id?: string;
            /** @description Kind of payment method. May be absent. */
            type?: components["schemas"]["PrimaryCardType"];
            /** @description Brand of the card, such as `visa`. May be absent. */
            card_type?: string | null;
            /** @description Name on the card. May be absent. */
            card_holder?: string | null;
            /** @description Last four digits. May be absent. */
            last4?: string | null;
            /** @description Month of expiry, `01` to `12`. May be absent. */
            expire_month?: string | null;
            /** @description Year of expiry, four digits. May be absent. */
            expire_year?: string | null;
            /** @description Whether the method was verified and can be charged. May be absent. */
            is_verified?: boolean;
        } | null;
        /** @description Sums of the running month. Any of them may be absent. */
        RunningTotals: {
            /** @description Credit at the start of the sums. */
            credit_amount?: number;
            /** @description Credit that can be used now. */
            credit_available?: number;
            /** @description Discount so far. */
            discount_amount?: number;
            /** @description Use so far, before discount. */
            subtotal?: number;
            /** @description The part of it that comes from resources. */
            subtotal_resource_usage?: number;
            /** @description Use so far after discount, before VAT. */
            total_before_tax?: number;
            /** @description VAT on it. */
            vat_tax?: number;
            /** @description Use so far after discount, with VAT. */
            total?: number;
            /** @description The balance - credit less the use so far, before VAT. Negative means debt. */
            ongoing?: number;
            /**
             * Format: epoch-seconds
             * @description Since when the balance is negative; `null` or absent when it is not.
             */
            ongoing_negative_since?: number | null;
        };
        /** @description When to warn about a low balance. */
        LowBalanceNoticeSettings: {
            /** @description Balance below which the notice is sent, in the currency of the site whatever currency is displayed. */
            threshold?: number | null;
            /** @description Whether the notice is sent. */
            is_enabled?: boolean;
        };
        /** @description An account that pays for resources. What a customer calls the balance is `running_totals.ongoing`: the credit on the account less the use of the running month. Most details are absent, `null` or empty until somebody fills them in. */
        BillingAccount: {
            /** @description Identity of the account. */
            id: number;
            /** @description User the account belongs to. */
            user_id: number;
            /** @description Name of the account. */
            title: string;
            /**
             * Format: email
             * @description Address invoices and notices go to.
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
            /** @description Country as a code of two letters. May be absent. */
            country?: string | null;
            /** @description Name of the company. May be absent. */
            company_name?: string | null;
            /** @description Registration code of the company. May be absent. */
            company_reg_code?: string | null;
            /** @description VAT number of the company. May be absent. */
            company_vat_number?: string | null;
            /** @description Personal or national number of the customer. May be absent. */
            customer_id_number?: string | null;
            /** @description Name of the person. May be absent. */
            customer_name?: string | null;
            /** @description Telephone number. May be absent. */
            customer_phone?: string | null;
            /** @description Language of invoices and notices as a code of two or three letters, or empty. May be absent. */
            lang?: string | null;
            /** @description Identity of the account in another system of the provider. May be absent. */
            integration_id?: string | null;
            /** @description Document handed in for validation, as the platform refers to it. May be absent. */
            document?: string | null;
            /** @description File name of that document. May be absent. */
            document_name?: string | null;
            /** @description A JSON document inside a text. Its `link_methods` lists the payment methods saved for link payments, such as `duitku::FT`. May be absent. */
            additional_data?: string | null;
            /** @description Credit on the account before the use of the running month is taken off. May be absent. */
            credit_amount?: number;
            /** @description Credit as of the last calculation. May be absent. */
            precalc_credit_amount?: number | null;
            /** @description Days the account has been in debt, as of the last calculation. May be absent. */
            precalc_days_in_debt?: number | null;
            /** @description Balance as of the last calculation. May be absent. */
            precalc_ongoing?: number | null;
            /** @description Sum of unpaid invoices with VAT. May be absent. */
            unpaid_amount?: number | null;
            /** @description Discount on everything the account uses. May be absent. */
            discount_percentage?: number | null;
            /** @description VAT added to invoices. May be absent. */
            vat_percentage?: number | null;
            /** @description Whether the balance may go below nothing. May be absent. */
            allow_debt?: boolean;
            /** @description Whether the account has a way to pay. May be absent. */
            can_pay?: boolean;
            /** @description Whether the account can be used. */
            is_active: boolean;
            /** @description Whether it is the account to start with. */
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
             * @description When the account was made. May be absent.
             */
            created?: number;
            /** @description Whether the account pays invoices afterwards instead of topping up. May be absent. */
            paying_by_invoice?: boolean;
            /** @description Whether invoices are sent by e-mail. May be absent. */
            send_invoice_email?: boolean;
            /** @description Whether to tell the customer about free credit. May be absent. */
            advertise_free_credit?: boolean;
            /** @description Whether the account tops up by itself. May be absent. */
            is_recurring_payment_enabled?: boolean;
            /** @description Amount of an automatic top-up. May be absent. */
            recurring_payment_amount?: number | null;
            /** @description Balance below which an automatic top-up happens. May be absent. */
            recurring_payment_threshold?: number | null;
            /** @description Code the account was recommended with. May be absent. */
            referral_code?: string | null;
            /** @description Code the customer can recommend others with. May be absent. */
            referral_share_code?: string | null;
            /** @description Reseller that serves the account. May be absent. */
            reseller?: string | null;
            /** @description What the account may still do. */
            restriction_level: components["schemas"]["RestrictionLevel"];
            /** @description Restriction level the provider set by hand; it holds whatever the balance is. `null` or absent when the level follows the balance. */
            open_level_override?: string | null;
            /** @description State of the account. Absent on some deployments. */
            status?: components["schemas"]["BillingAccountStatus"];
            /** @description Why the account is suspended, for people. May be absent. */
            suspend_reason?: string | null;
            /** @description Promotions the account can still earn. May be absent. */
            eligible_promotions?: components["schemas"]["EligiblePromotion"][];
            /** @description Payment method that is charged first; `null` or absent when there is none. */
            primary_card?: components["schemas"]["PrimaryCard"];
            /** @description Sums of the running month. May be absent. */
            running_totals?: components["schemas"]["RunningTotals"];
            /** @description When to warn about a low balance. May be absent. */
            low_balance_notice_settings?: components["schemas"]["LowBalanceNoticeSettings"];
        };
        /** @description What a customer says about a billing account. Which of it must be filled in is `billingAccountFields` of the site configuration; a detail the deployment hides is taken all the same. */
        BillingAccountFields: {
            /** @description Name of the account. */
            title?: string;
            /**
             * Format: email
             * @description Address invoices and notices go to.
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
            /** @description Country as a code of two letters, or empty. */
            country?: string;
            /** @description Name of the company. */
            company_name?: string;
            /** @description Registration code of the company. */
            company_reg_code?: string;
            /** @description VAT number of the company. */
            company_vat_number?: string;
            /** @description Name of the person. */
            customer_name?: string;
            /** @description Telephone number. */
            customer_phone?: string;
            /** @description Personal or national number of the customer. */
            customer_id_number?: string;
            /** @description Language of invoices and notices as a code of two or three letters, or empty. */
            lang?: string;
            /** @description Code of the customer who recommended this one. Counts at the creation only. */
            referral_code?: string;
            /** @description Document handed in for validation, as the platform refers to it. */
            document?: string;
            /** @description File name of that document. */
            document_name?: string;
            /** @description Identity of the account in another system of the provider. */
            integration_id?: string;
            /** @description Whether invoices are sent by e-mail; they are unless this says otherwise. */
            send_invoice_email?: boolean;
        };
        /**
         * @description How a new billing account is going to pay.
         * @enum {string}
         */
        NewBillingAccountType: "invoice" | "other";
        /** @description A new billing account. */
        CreateBillingAccountBody: {
            /**
             * Format: email
             * @description Address of the customer, used where `email` is left out.
             */
            client_email?: string;
            /** @description How the account is going to pay. Left out, `other`. */
            type?: components["schemas"]["NewBillingAccountType"];
        } & components["schemas"]["BillingAccountFields"];
        /** @description What is to be paid. */
        UnpaidAmount: {
            /** @description Sum of unpaid invoices with VAT. */
            message: number;
        };
        /** @description Automatic top-up. */
        RecurringPaymentBody: {
            /** @description Whether the account tops up by itself. */
            is_recurring_payment_enabled: boolean;
            /** @description Balance below which it happens. Needed when it is switched on. */
            recurring_payment_threshold?: number;
            /** @description Amount added to the balance, at least the minimum top-up. Needed when it is switched on. */
            recurring_payment_amount?: number;
        };
        /** @description What an automatic top-up did. */
        PaymentReport: {
            /** @description Whether a top-up was tried at once, because the balance was below the threshold when it was switched on. */
            triggered: boolean;
            /** @description Why it failed, for people. Empty when it did not. */
            errors: string[];
        };
        /** @description The account with its new settings, and what came of them at once. */
        RecurringPaymentAnswer: {
            /** @description The account. */
            account: components["schemas"]["BillingAccount"];
            /** @description What the automatic top-up did. */
            payment_report: components["schemas"]["PaymentReport"];
        };
        /** @description Whether there is something to activate. */
        ActiveCampaigns: {
            /** @description Whether a campaign runs that the customer can join. `false` is no failure. */
            success: boolean;
        };
        /** @description When to warn about a low balance. */
        LowBalanceNoticeBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Balance below which the notice is sent, in the currency of the site. */
            threshold: number;
            /** @description Whether the notice is sent. */
            is_enabled: boolean;
        };
        /** @description What lifts the restriction of a new account. */
        ClearTopupThreshold: {
            /** @description Sum of top-ups, before VAT and fees, from which a LIMITED account becomes CLEAR. */
            threshold: number;
        };
        /**
         * @description What about a thing is charged.
         * @enum {string}
         */
        UptimeType: "VM_COMPUTE" | "VM_RUNNING" | "MAIN_STORAGE" | "BLOCK_STORAGE" | "BACKUP_STORAGE" | "SNAPSHOT_STORAGE" | "OBJECT_STORAGE" | "LICENSE" | "FLOATING_IP" | "LOAD_BALANCER" | "BARE_METAL" | "SERVICE";
        /** @description The size something had. What does not apply is absent or `null`. */
        UsageConfiguration: {
            /** @description Name of the thing. */
            vm_name?: string | null;
            /** @description Virtual processors. */
            cpus?: number | null;
            /** @description Memory. */
            ram_MB?: number | null;
            /** @description Storage. */
            disk_size_GB?: number | null;
            /** @description Operating system. */
            os_name?: string | null;
        };
        /** @description What one thing cost in the running month while its price did not change. A machine that was resized has two items. The items of an account add up to `running_totals.subtotal_resource_usage`. */
        UsageItem: {
            /** @description Identity of the thing that is paid for, as its own list names it. */
            uuid: string;
            /** @description Identity of what it belongs to, such as the machine that holds a disk; else its own. */
            owner_uuid?: string | null;
            /** @description Account that pays. */
            billing_account_id: number;
            /** @description User it belongs to. */
            user_id: number;
            /** @description What it is, for people, such as `web-prod-01, 4 CPUs, 8 GB RAM`. */
            description: string;
            /** @description How long it was charged for this month. */
            hours: number;
            /** @description What about it is charged. May be absent. */
            uptime_types?: components["schemas"]["UptimeType"][];
            /** @description Its size while it was charged. May be absent. */
            configurations?: components["schemas"]["UsageConfiguration"][];
            /** @description Price of an hour, before discount and VAT. */
            price: number;
            /** @description What `price` is for; `h` for an hour. */
            price_unit: string;
            /** @description Price of these hours, before discount and VAT. */
            cost: number;
        };
        /** @description A change of the credit of an account. The entries of an account add up to its `credit_amount`. */
        HistoryEntry: {
            /** @description Identity of the entry. */
            id: number;
            /** @description The account. */
            billing_account_id: number;
            /** @description What was added, or taken off when negative; before VAT. */
            amount: number;
            /**
             * Format: epoch-seconds
             * @description When it happened.
             */
            created: number;
            /** @description What it was, for people. */
            description: string;
            /** @description Number of the invoice or payment it came from. May be absent. */
            reference?: string | null;
            /** @description User who did it; `null` or absent where the platform did. */
            acting_user_id?: number | null;
        };
        /**
         * @description What an invoice is about.
         * @enum {string}
         */
        InvoiceType: "cloud_services" | "credit_topup" | "credit_note";
        /**
         * @description Whether an invoice is paid.
         * @enum {integer}
         */
        InvoiceStatus: 0 | 5 | 10;
        /** @description A line of an invoice. */
        InvoiceRecord: {
            /** @description Identity of the line. */
            id: number;
            /** @description The invoice, by number or `current`. */
            invoice_id?: number | string | null;
            /** @description What the line is about, for people. */
            name: string;
            /** @description More about it. May be absent. */
            descr?: string | null;
            /** @description How much; `qty_unit` says of what. */
            qty: number;
            /** @description Unit of `qty`, such as `h`; empty or absent for pieces. */
            qty_unit?: string | null;
            /** @description Price of one unit, before VAT. */
            item_price: number;
            /** @description Price of the line, before VAT. Negative on discounts and credit. */
            amount: number;
            /** @description VAT on the line; the lines add up to `totals.vat_tax`. May be absent. */
            vat_amount?: number | null;
            /** @description Whether the line is a discount or credit that was used, instead of something sold. */
            is_technical?: boolean;
            /** @description Location of what was used; `null` or absent where there is none. */
            location_slug?: string | null;
            /**
             * Format: epoch-seconds
             * @description When the line was made. May be absent.
             */
            created?: number | null;
        };
        /** @description The sums of an invoice. `subtotal` less `discount_amount` plus `credit` is `total_before_tax`; with `vat_tax` that is `total`, the amount to pay. */
        InvoiceTotals: {
            /** @description Sum of the lines. */
            subtotal: number;
            /** @description Discount, positive. May be absent. */
            discount_amount?: number;
            /** @description Credit that was used for it, negative. May be absent. */
            credit?: number;
            /** @description What is left, before VAT. May be absent. */
            total_before_tax?: number;
            /** @description VAT on what is left. */
            vat_tax: number;
            /** @description What is to be paid, with VAT. */
            total: number;
        };
        /** @description A payment of an invoice that was tried. */
        InvoiceTransaction: {
            /** @description Identity of the payment. */
            id: number;
            /** @description Amount, with VAT. */
            amount: number;
            /**
             * Format: epoch-seconds
             * @description When it was tried.
             */
            created: number;
            /** @description Name of the payment at the processor. May be absent. */
            identifier?: string | null;
            /** @description Whether the money came. Absent means yes. */
            is_success?: boolean;
            /** @description Payment method that was charged; `null` or absent where there was none. */
            payment_object_id?: number | null;
        };
        /** @description An invoice. That of the running month has the id `current`, the status IN_PROGRESS, and grows until the month ends. */
        Invoice: {
            /** @description Identity of the invoice; the word `current` for that of the running month. */
            id: number | string;
            /** @description The identity with leading zeros. May be absent. */
            padded_id?: string | null;
            /** @description Number of the invoice, such as `2026-10-3391`; `null` or absent while it is in progress. */
            name?: string | null;
            /** @description The account. */
            billing_account_id: number;
            /** @description What the invoice is about. */
            type: components["schemas"]["InvoiceType"];
            /** @description Whether it is paid. */
            status: components["schemas"]["InvoiceStatus"];
            /**
             * Format: epoch-seconds
             * @description When it was made; `null` or absent while it is in progress.
             */
            created?: number | null;
            /**
             * Format: epoch-seconds
             * @description When it has to be paid; `null` or absent where there is nothing to pay.
             */
            due_date?: number | null;
            /**
             * Format: epoch-seconds
             * @description Beginning of what it covers. May be absent.
             */
            period_start?: number | null;
            /**
             * Format: epoch-seconds
             * @description End of what it covers, exclusive. May be absent.
             */
            period_end?: number | null;
            /** @description Discount. May be absent. */
            discount_percentage?: number | null;
            /** @description VAT. May be absent. */
            vat_percentage?: number | null;
            /** @description A JSON document inside a text - the details of the account when the invoice was made. May be absent. */
            account_snapshot?: string | null;
            /** @description The lines. Lines that are not technical add up to `totals.subtotal`. */
            records_list: components["schemas"]["InvoiceRecord"][];
            /** @description The sums. */
            totals: components["schemas"]["InvoiceTotals"];
            /** @description Payments that were tried. May be absent. */
            transaction_list?: components["schemas"]["InvoiceTransaction"][];
            /** @description The subtotal as of the last calculation. May be absent. */
            precalc_subtotal?: number | null;
            /** @description The VAT as of the last calculation. May be absent. */
            precalc_vat_tax?: number | null;
            /** @description The total as of the last calculation. May be absent. */
            precalc_total?: number | null;
        };
        /** @description What came of paying an invoice. */
        PayInvoiceAnswer: {
            /** @description Whether the invoice is paid now. */
            success: boolean;
            /** @description Text about the outcome, for people. May be absent. */
            message?: string | null;
        };
        /** @description An amount for unpaid invoices. */
        PayAmountBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Most that may be charged, with VAT. */
            amount: number;
        };
        /** @description What came of paying several invoices, the oldest first. */
        PayAmountAnswer: {
            /** @description Whether at least one invoice was paid and none was refused. */
            success: boolean;
            /** @description Text about the outcome, for people. May be absent. */
            message?: string | null;
            /** @description What was charged. May be absent. */
            amount_used?: number;
            /** @description What is left of the amount. May be absent. */
            amount_left?: number;
            /** @description Why an invoice could not be paid. May be absent. */
            error_log?: string | null;
            /** @description Identities of the invoices that are paid now. */
            paid_invoices: number[];
        };
        /** @description Whose invoices to pay. */
        PayAllBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
        };
        /** @description Credit to be paid by invoice. */
        RequestTopupInvoiceBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Credit to be added once the invoice is paid, before VAT; at least the minimum top-up. */
            amount: number;
        };
        /**
         * @description A processor that methods are saved with.
         * @enum {string}
         */
        ProcessorKeyword: "omise_creditcard" | "stripe_creditcard" | "paypal_vault" | "invoice";
        /** @description The processor behind a way to pay. */
        CardProcessor: {
            /** @description Identity of the processor. May be absent. */
            id?: number;
            /** @description Whether the deployment still uses it. May be absent. */
            is_active?: boolean;
            /** @description Its name in calls. */
            keyword: components["schemas"]["ProcessorKeyword"];
        };
        /**
         * @description A kind of way to pay.
         * @enum {string}
         */
        CardType: "card" | "paypal" | "invoice";
        /** @description What is known of a way to pay. */
        CardDetails: {
            /** @description What it is. May be absent. */
            type?: components["schemas"]["CardType"];
            /** @description Of a card, who issues cards like it, such as Visa. May be absent. */
            brand?: string;
            /** @description Of a card, the end of its number. May be absent. */
            last4?: string;
            /** @description Of a card, until when it is valid, as `MM/YY`. May be absent. */
            expiry?: string;
            /** @description Of a card, the name on it. May be absent. */
            holder?: string;
            /**
             * Format: email
             * @description Of a wallet, its address. May be absent.
             */
            email?: string;
            /** @description Of a wallet, its owner as its processor knows them. May be absent. */
            payer_id?: string;
        };
        /** @description A way to pay - a bank card, a wallet, or paying by invoice. Calls name it by `payment_object_id`. */
        Card: {
            /** @description Identity of the payment method. */
            id: number;
            /** @description The account. */
            billing_account_id: number;
            /** @description The account as the processor knows it. May be absent. */
            billing_account_processor_identifier_id?: number | null;
            /** @description The processor behind it. May be absent. */
            processor?: components["schemas"]["CardProcessor"];
            /** @description Name of the method at the processor, or `N/A`. */
            identifier: string;
            /** @description Whether it is charged first. */
            is_primary: boolean;
            /** @description Whether it can be charged. */
            is_verified: boolean;
            /** @description Whether its verification has begun and not ended. May be absent. */
            is_verification_pending?: boolean;
            /** @description Whether it was removed. May be absent. */
            is_deleted?: boolean;
            /**
             * Format: epoch-seconds
             * @description When it was added. May be absent.
             */
            created?: number;
            /**
             * Format: epoch-seconds
             * @description Until when it can be used. May be absent.
             */
            valid_thru?: number | null;
            /** @description A JSON document inside a text. Of a card it has `type`, `brand`, `last4`, `expiry` (`MM/YY`) and `holder`; of a PayPal wallet `type`, `email` and `payer_id`. May be absent. */
            additional_data?: string | null;
        };
        /** @description A method the customer entered at a processor. */
        CreateCardBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /**
             * Format: password
             * @description What the processor calls it; of PayPal, the token from getPaypalPaymentToken.
             */
            token: string;
            /** @description The processor. */
            processor_keyword: components["schemas"]["ProcessorKeyword"];
            /** @description Session of the PayPal buttons. Needed with PayPal. */
            session_id?: string;
        };
        /** @description A method that is going to be added. */
        PrepareCardBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description The processor. */
            processor_keyword: components["schemas"]["ProcessorKeyword"];
        };
        /** @description What the page or the fields of a processor are opened with. */
        PrepareCardAnswer: {
            /** @description Whether a method can be added. */
            success: boolean;
            /**
             * Format: password
             * @description What the fields of Stripe are opened with. Absent of other processors.
             */
            client_secret?: string;
        };
        /** @description A method to verify. */
        VerifyCardBody: {
            /** @description The payment method. */
            payment_object_id: number;
            /**
             * Format: uri
             * @description Address of the console the customer comes back to.
             */
            front_base_url: string;
            /**
             * @description Ask the holder to confirm in any case.
             * @default false
             */
            force_3ds?: boolean;
        };
        /** @description A method that was verified, or is to be confirmed. */
        VerifyCardAnswer: {
            /** @description The method. */
            card: components["schemas"]["Card"];
            /**
             * Format: uri
             * @description Page where the holder confirms. Absent when there is nothing to confirm.
             */
            authorize_uri?: string;
            /** @description Identifier for getPersistentData. Absent when there is nothing to confirm. */
            data_ref?: string;
        };
        /** @description The account that wants to pay by invoice. */
        ApplyForInvoicePaymentBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
        };
        /** @description What the PayPal buttons are opened with. */
        PaypalIdToken: {
            /**
             * Format: password
             * @description The token.
             */
            id_token: string;
        };
        /** @description A wallet that is being saved. */
        PaypalSetupToken: {
            /**
             * Format: password
             * @description Names it until its owner has consented.
             */
            setup_token: string;
            /**
             * Format: uri
             * @description Page where consent is asked for. May be absent where the buttons open it themselves.
             */
            approve_url?: string;
        };
        /** @description A wallet whose owner has consented. */
        PaypalPaymentToken: {
            /**
             * Format: password
             * @description What createCard saves it with.
             */
            payment_token: string;
        };
        /** @description What a top-up costs. */
        FinalTopupAmount: {
            /** @description Amount the customer pays: credit, service fee and VAT, in the currency of the site, or in that of the processor where it has a `charge_currency_conversion`. */
            final_amount: number;
        };
        /** @description A top-up by a saved method. */
        BuyCreditBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description The payment method. */
            payment_object_id: number;
            /** @description Credit to add, at least the minimum top-up, before fee and VAT. */
            amount: number;
            /**
             * @description Whether the customer is there to confirm the payment. Otherwise one that has to be confirmed is refused.
             * @default true
             */
            on_session?: boolean;
            /**
             * Format: uri
             * @description Address of the console the customer comes back to. Needed with Omise.
             */
            front_base_url?: string;
            /**
             * @description Ask the holder to confirm in any case.
             * @default false
             */
            force_3ds?: boolean;
            /** @description Session of the PayPal buttons. Needed with PayPal. */
            session_id?: string;
        };
        /** @description What came of a top-up. */
        BuyCreditAnswer: {
            /** @description Whether the money came, or its holder can confirm it. */
            success: boolean;
            /**
             * Format: uri
             * @description Page where the holder confirms the charge. Absent when it was taken at once.
             */
            authorize_uri?: string;
            /** @description Name of the charge for closeTopup. Absent when it was taken at once. */
            charge_id?: string;
            /** @description Identifier for getPersistentData. Absent when it was taken at once. */
            data_ref?: string;
        };
        /** @description A charge that was to be confirmed. */
        CloseTopupBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Name of the charge, from buyCredit. */
            charge_id: string;
            /** @description The payment method. */
            payment_object_id: number;
        };
        /**
         * @description Where a payment stands.
         * @enum {string}
         */
        PaymentDataStatus: "pending" | "success" | "failed";
        /** @description How a payment went. */
        TopupResult: {
            /** @description Whether the credit was added. One that is pending is neither a success nor a failure. */
            success: boolean;
            /** @description Where it stands. */
            status: components["schemas"]["PaymentDataStatus"];
            /** @description Why it failed, for people. Null otherwise. */
            error_msg?: string | null;
        };
        /** @description Methods to offer. */
        SaveLinkMethodsBody: {
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description Keywords of link processors, or of one of their methods as `keyword::key`, with commas between. Empty for none. */
            method_ids: string;
        };
        /** @description A payment at the page of a processor. */
        SendLinkDataBody: {
            /** @description Credit to add, at least the minimum top-up, before fee and VAT. */
            amount: number;
            /** @description The account. May be left out with a restricted key. */
            billing_account_id?: number;
            /** @description A JSON object inside a text: `return_url`, the address the customer comes back to, `method`, the key of one of the methods of the processor where it has any, and what the fields of a hybrid processor gave as `card`. */
            params: string;
            /** @description Keyword of a link processor. */
            processor: string;
        };
        /** @description Whether a payment has begun. */
        SendLinkDataAnswer: {
            /** @description Whether it has begun, or of a hybrid processor, whether the money came. */
            success: boolean;
            /** @description Why not, for people. Null when it has. */
            error_msg: string | null;
            /** @description Identifier for getLinkResult. Absent when it has not begun. */
            identifier?: string;
            /**
             * Format: uri
             * @description Page of the processor. Absent when there is nothing left to do there.
             */
            redirect_url?: string;
        };
        /** @description What a payment is about. */
        PaymentDetails: {
            /** @description Credit to be added. Absent of a verification. */
            amount?: number;
            /** @description Amount the customer pays. */
            final_amount?: number;
            /** @description The payment method. Absent of a link payment. */
            payment_object_id?: number;
            /** @description Why it failed, for people. Absent unless it did. */
            error_msg?: string;
        };
        /** @description A payment or verification that leaves the console for a while. */
        PersistentPaymentData: {
            /** @description Identity of the entry. */
            id: number;
            /** @description The account. */
            billing_account_id: number;
            /**
             * Format: epoch-seconds
             * @description When it began. May be absent.
             */
            created?: number;
            /** @description Its name in calls and in the address the customer comes back to. */
            identifier: string;
            /** @description The processor, followed by `::` and the method where it has several, such as `duitku::FT`. */
            processor_method: string;
            /** @description Where it stands. */
            status: components["schemas"]["PaymentDataStatus"];
            /** @description What it is about. May be absent. */
            data?: components["schemas"]["PaymentDetails"];
        };
        /** @description A currency amounts can be shown in. */
        DisplayCurrency: {
            /**
             * Format: currency
             * @description The currency.
             */
            code: string;
            /** @description Its name, for people. May be absent. */
            title?: string;
            /** @description Units of it for one unit of the currency of the site. */
            rate: number;
        };
        /** @description A place where resources can be. */
        Location: {
            /** @description Name used in paths. */
            slug: string;
            /** @description Name for people. */
            display_name: string;
            /** @description Whether calls without a location go there. */
            is_default: boolean;
            /** @description Whether it is the one to suggest. May be absent. */
            is_preferred?: boolean;
            /** @description Whether customers may see it. Absent means yes. */
            is_published?: boolean;
            /** @description Text for people. May be absent. */
            description?: string | null;
            /** @description Place in the list, ascending. May be absent. */
            order_nr?: number;
            /** @description Country as a code of three letters, in lower case. */
            country_code: string;
            /** @description Whether nothing new can be created there. Absent means no. */
            create_resource_disabled?: boolean;
            /** @description Whether the routers there are of that make; for the platform itself. May be absent. */
            mikrotik?: boolean | null;
            /** @description Internal name; for the platform itself. May be absent. */
            consul_name_override?: string | null;
        };
        /** @description What a recommendation brings. */
        ReferralCreditAmounts: {
            /** @description Credit for the one who was recommended to. */
            receiver_credit?: number;
            /** @description Credit for the one who recommended. */
            promoter_credit?: number;
            /** @description Sum the receiver must top up first. */
            referral_credit_receiver_precondition_topup_sum?: number;
        };
        /** @description The greatest machine a limited billing account may have. */
        LimitedBillingAccountConfig: {
            /** @description Number of virtual processors. */
            vcpu?: number;
            /** @description Memory in MB. */
            ram_mb?: number;
        };
        /** @description A size of a machine. Its lists hold names of operating systems, or the groups `win` (Windows) and `other` (everything else). What is disabled or the default is also in `os`, and nothing is both. */
        PredefinedPackage: {
            /** @description Number of virtual processors. */
            cpu: number;
            /** @description Memory in GB, unlike in calls, where it is MB. */
            ram: number;
            /** @description Size of the primary disk in GB. */
            ssd: number;
            /** @description Systems the package is shown for. */
            os: string[];
            /** @description Systems it is chosen for to start with. May be absent. */
            default?: string[];
            /** @description Systems it is shown for but cannot be chosen. May be absent. */
            disabled?: string[];
            /** @description Remark for people. May be absent. */
            notice?: string | null;
        };
        /**
         * @description How a way to pay works.
         * @enum {string}
         */
        PaymentProcessorType: "creditcard" | "link" | "invoice";
        /** @description What is added to a payment. */
        ServiceFee: {
            /** @description Fixed part. */
            flat_rate?: number;
            /** @description Part of the amount. */
            percentage?: number;
        } | null;
        /** @description A method of a way to pay. */
        PaymentProcessorMethod: {
            /** @description Name used in calls. */
            key: string;
            /** @description Name for people. */
            name: string;
        };
        /** @description Conversion of payments. */
        ChargeCurrencyConversion: {
            /**
             * Format: currency
             * @description Currency that is charged.
             */
            to_currency?: string;
        } | null;
        /** @description A way to pay. What a way does not need is absent. */
        PaymentProcessor: {
            /** @description How it works. */
            type: components["schemas"]["PaymentProcessorType"];
            /** @description Name for people. */
            name?: string;
            /** @description Name used in calls, such as `stripe_creditcard`. */
            keyword: string;
            /** @description Key that the page of the processor is opened with; meant to be public. */
            public_key?: string | null;
            /** @description Amount charged and given back to verify a card. */
            verification_amount?: number | null;
            /** @description Whether the bank asks the holder to confirm. */
            use_3ds_verification?: boolean;
            /** @description Whether automatic top-up works with it. */
            supports_auto_topup?: boolean;
            /** @description Whether a postal code is asked for with the card. */
            show_postalcode_input?: boolean;
            /** @description What is added to a payment. */
            service_fee?: components["schemas"]["ServiceFee"];
            /** @description Methods to choose from. */
            methods?: components["schemas"]["PaymentProcessorMethod"][];
            /** @description Currency payments are converted to. */
            charge_currency_conversion?: components["schemas"]["ChargeCurrencyConversion"];
            /** @description Identity of the provider at the processor. */
            store_id?: string | null;
            /** @description Whether the page of the processor is opened in a window of its own, because it does not work where it replaces another. Absent means no. */
            opens_window?: boolean;
        };
        /**
         * @description A detail of a billing account; the property of the same name.
         * @enum {string}
         */
        BillingAccountFieldName: "email" | "address_line1" | "address_line2" | "city" | "company_name" | "company_reg_code" | "company_vat_number" | "country" | "county" | "customer_name" | "customer_phone" | "customer_id_number" | "post_index" | "referral_code" | "title" | "document" | "document_name" | "integration_id";
        /** @description How one detail of a billing account is asked for. */
        BillingAccountField: {
            /** @description The detail. */
            field: components["schemas"]["BillingAccountFieldName"];
            /** @description Whether it must be filled in. May be absent. */
            required?: boolean;
            /** @description Whether it is asked for. May be absent. */
            visible?: boolean;
            /** @description Name of the check it must pass: `email`, `phone`, `digits`, or a pattern of the whole text, which begins with `^`. May be absent. */
            validator?: string | null;
        };
        /**
         * @description Product behind the support chat.
         * @enum {string}
         */
        ChatType: "intercom" | "qiscus" | "botika" | "oncehub" | "leadbooster" | "tawk";
        /** @description The support chat. What else it holds depends on the chat and is passed to it. */
        ChatConfig: {
            /** @description Which chat it is. */
            type?: components["schemas"]["ChatType"];
        } & {
            [key: string]: unknown;
        };
        /** @description The identity provider. */
        Auth0Config: {
            /** @description Host name of the provider. A text that begins with a slash is a path on the origin of the console: the deployment serves the provider itself. */
            domain: string;
            /** @description Identity of the console at the provider; public. */
            clientId: string;
        } | null;
        /** @description An OpenID Connect provider that the console signs people in with, by authorization code and PKCE. */
        OpenIdConnectConfig: {
            /** @description Issuer, as the provider's metadata have it. A text that begins with a slash is a path on the origin of the console. */
            issuer: string;
            /** @description Identity of the console at the provider; public. */
            clientId: string;
        } | null;
        /**
         * @description What an announcement is.
         * @enum {string}
         */
        AnnouncementKind: "announcement" | "maintenance" | "promotion";
        /** @description Something the provider tells its customers, for as long as it holds. */
        Announcement: {
            /** @description Identity; whoever closed it does not see it again. */
            id: string;
            /** @description What it is. */
            kind: components["schemas"]["AnnouncementKind"];
            /** @description What is true, in a sentence. */
            title: string;
            /** @description What follows from it. May be absent. */
            text?: string | null;
            /**
             * Format: uri
             * @description A page with more. May be absent.
             */
            url?: string | null;
            /**
             * Format: date-time
             * @description When it begins to hold. May be absent.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends; not shown after. May be absent.
             */
            ends_at?: string | null;
        };
        /** @description What a deployment is called, what it offers and on which terms. Everything but name, theme, currency and locations may be absent; an absent switch is off, an absent address is not offered. */
        SiteConfig: {
            /** @description Name of the deployment. */
            siteName: string;
            /** @description Name of the theme that dresses it. */
            siteTheme: string;
            /** @description Home country as a code of two letters. */
            siteCountry?: string;
            /** @description Language and region to start with, such as `en-EE`. */
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
            /** @description Whether applications are offered next to plain operating systems. */
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
            /** @description Whether servers are leased. */
            bareMetalEnabled?: boolean;
            /** @description Whether disks are offered apart from machines. */
            disksEnabled?: boolean;
            /** @description Whether a second factor can be set up. */
            mfaAvailable?: boolean;
            /** @description Whether deactivateMfa works, which is marked as unavailable. Not part of the specification; absent means no. */
            mfaDeactivationAvailable?: boolean;
            /** @description Whether accounts can top up by themselves. */
            recurringPaymentsEnabled?: boolean;
            /** @description Credit a first billing account receives. */
            firstAccountCredit?: number | null;
            /** @description Whether customers can recommend others. */
            referralCodeEnabled?: boolean;
            /** @description What a recommendation brings. */
            referralCreditAmounts?: components["schemas"]["ReferralCreditAmounts"];
            /** @description What a limited billing account may have. */
            limitedBillingAccountConfig?: components["schemas"]["LimitedBillingAccountConfig"];
            /** @description Least amount of a top-up. */
            minimumTopupAmount?: number | null;
            /** @description Whether balances may go below nothing. */
            allowDebt?: boolean;
            /** @description Sizes of machines to choose from. */
            predefinedPackages?: components["schemas"]["PredefinedPackage"][];
            /** @description Ways to pay. */
            paymentProcessors?: components["schemas"]["PaymentProcessor"][];
            /** @description Which details of a billing account are asked for. */
            billingAccountFields?: components["schemas"]["BillingAccountField"][];
            /** @description Whether a support chat is shown. */
            chatEnabled?: boolean;
            /** @description The support chat. */
            chatConfig?: components["schemas"]["ChatConfig"];
            /**
             * Format: email
             * @description Address for questions.
             */
            supportEmail?: string | null;
            /**
             * Format: email
             * @description Address for questions about money.
             */
            billingEmail?: string | null;
            /**
             * Format: uri
             * @description Documentation of the API.
             */
            apiDocUrl?: string | null;
            /**
             * Format: uri
             * @description Where the metrics of machines are shown.
             */
            apiGrafanaUrl?: string | null;
            /** @description Where metrics are read: below it a server answers Prometheus' HTTP API (`/api/v1/query_range`). A path on the origin of the console, which is sent the key, or the address of another origin, which is not. Not part of the specification; no metrics are shown without it. */
            metricsUrl?: string | null;
            /** @description Seconds between two samples of that server, 15 when absent. Not part of the specification. */
            metricsScrapeSeconds?: number | null;
            /**
             * Format: uri
             * @description Support pages.
             */
            supportUrl?: string | null;
            /**
             * Format: uri
             * @description Terms of use.
             */
            termsUrl?: string | null;
            /** @description Domains of the addresses that staff have. May be absent. */
            staffDomains?: string[];
            /** @description Whether consoles on the origin of the API keep the key in a cookie (`setKeyCookie`) instead of the storage of the browser. Off when absent. */
            keyCookie?: boolean;
            /** @description Gateway that terminals of machines are connected through: a path on the origin of the console, or an address that begins with `wss://`. No terminals are offered without it. */
            terminalGateway?: string | null;
            /** @description Whether the gateway shows serial consoles of machines as well. Absent means no. */
            terminalSerial?: boolean;
            /**
             * Format: uri
             * @description Origin on the machine of the browser that stands in for the hosts of vendors of chats and payments, for development and tests; consoles at other hosts ignore it. The vendors' own hosts when absent.
             */
            vendorStandIns?: string | null;
            /** @description Pages of the documentation by subject, for example `virtual_machine`. */
            documentationUrls?: {
                [key: string]: string;
            };
            /** @description Whether addresses of buckets carry the name in the path instead of the host name. */
            s3ForcePathStyle?: boolean;
            /** @description When backups of machines are taken, hours and minutes in UTC. For display. */
            backupTime?: string | null;
            /** @description The identity provider. Absent where people sign in with an API key instead. */
            auth0?: components["schemas"]["Auth0Config"];
            /** @description An OpenID Connect provider, used instead of `auth0`. Not part of the specification; absent where the platform has none. */
            openIdConnect?: components["schemas"]["OpenIdConnectConfig"];
            /**
             * Format: uri
             * @description Where the console reports its failures: a DSN of Sentry. Not part of the specification; nothing is reported without it.
             */
            sentryDsn?: string | null;
            /** @description Whether the provider looks at a new billing account before it can be used. */
            manualBillingAccountValidation?: boolean;
            /** @description What the provider tells its customers. Not part of the specification; may be absent. */
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
            /** @description Version shown to people. */
            display_name: string;
            /** @description Whether customers may choose it. A version that is not published is refused. May be absent. */
            published?: boolean;
        };
        /** @description An operating system or an application a machine can be created with. */
        VmImage: {
            /** @description Name used in calls. */
            os_name: string;
            /** @description Name shown to people. */
            display_name: string;
            /** @description Place in the list, ascending. May be absent. */
            ui_position?: number;
            /** @description Licence charged with it, for example `WINDOWS`. Absent on systems without a charged licence. */
            license_type?: string | null;
            /** @description Whether it is the one to start with. May be absent. */
            is_default?: boolean;
            /** @description Whether it is an application rather than a plain operating system. May be absent. */
            is_app_catalog?: boolean;
            /** @description Picture, an address or a name. */
            icon: string | null;
            /** @description Versions to choose from. */
            versions: components["schemas"]["VmImageVersion"][];
        };
        /** @description A medium a machine can be started from once. */
        BootImage: {
            /**
             * Format: uuid
             * @description Identity of the medium.
             */
            uuid: string;
            /** @description Name of the medium. */
            image_name: string;
            /** @description Whether it installs a system, rather than rescues one. May be absent. */
            is_installation_media?: boolean;
            /** @description Text for people. May be absent. */
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
        /** @description An exception to a parameter rule. What it does not mention stays as the rule says. */
        VmParameterLimit: {
            /** @description Operating system the exception holds for. */
            os_name?: string;
            /** @description Least value, in the unit of the parameter. */
            min?: number;
            /** @description Greatest value, in the unit of the parameter. */
            max?: number;
            /** @description Values to choose from. */
            values?: (string | number)[];
            /** @description Whether the parameter must be sent. */
            mandatory?: boolean;
        };
        /** @description A rule for one parameter of createVm. A deployment sends rules for the parameters it cares about and no others, so any row may be missing. */
        VmParameter: {
            /** @description Name of the parameter in CreateVmBody. */
            parameter: string;
            /** @description What the rule says, in words. May be absent. */
            description?: string;
            /** @description Whether the parameter must be sent. May be absent. */
            mandatory?: boolean;
            /** @description Type of the value. May be absent. */
            type?: components["schemas"]["VmParameterType"];
            /** @description Kind of rule. May be absent. */
            constraint?: components["schemas"]["VmParameterConstraint"];
            /** @description Regular expression the value must match. Present for `regexp`. */
            expression?: string;
            /** @description Least value, in the unit of the parameter. Present for `range`. */
            min?: number;
            /** @description Greatest value, in the unit of the parameter. Present for `range`. */
            max?: number;
            /** @description Values to choose from. Present for `enum`. */
            values?: (string | number)[];
            /** @description Name of the parameter the entries of `limits` depend on, for example `os_name`. May be absent. */
            limited_by?: string;
            /** @description Exceptions that replace parts of the rule. May be absent. */
            limits?: components["schemas"]["VmParameterLimit"][];
        };
        /** @description Least and greatest sizes of a machine in a host pool. Any of them may be absent. */
        HostPoolGuestLimits: {
            /** @description Number of virtual processors. */
            cpu?: {
                /** @description Least number. */
                min?: number;
                /** @description Greatest number. */
                max?: number;
            };
            /** @description Memory. */
            ram_mb?: {
                /** @description Least memory in MB. */
                min?: number;
                /** @description Greatest memory in MB. */
                max?: number;
            };
            /** @description Size of the primary disk. */
            disk_gb?: {
                /** @description Least size in GB. */
                min?: number;
                /** @description Greatest size in GB. */
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
            /** @description Name shown to people. */
            name: string;
            /** @description What the pool is good for. May be absent. */
            description?: string | null;
            /** @description Whether machines go there when no pool is named. May be absent. */
            is_default_designated?: boolean;
            /** @description Whether customers may choose the pool. Sent by newer deployments; absent means yes. */
            is_visible?: boolean;
            /**
             * Format: uuid
             * @description Storage pool that disks of its machines are kept in. May be absent.
             */
            storage_pool_uuid?: string | null;
            /** @description Place in the list, ascending. May be absent. */
            ui_position?: number;
            /** @description Sizes a machine in the pool may have. Sent by newer deployments; absent means no limits of its own. */
            guest_limits?: components["schemas"]["HostPoolGuestLimits"];
            /**
             * Format: platform-date-time
             * @description When the pool was made. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the pool was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /**
         * @description What a price is for; its unit is that of the description of the value.
         * @enum {string}
         */
        PricedResourceType: "CPU" | "RAM" | "STORAGE" | "BLOCK_STORAGE" | "BLOCK_STORAGE_BACKUP" | "BLOCK_STORAGE_SNAPSHOT" | "WINDOWS_LICENSE" | "OBJECT_STORAGE" | "UNASSIGNED_FLOATING_IP" | "ASSIGNED_FLOATING_IP" | "LOAD_BALANCER" | "BARE_METAL_SERVER";
        /** @description A price per unit, before VAT. */
        ResourcePrice: {
            /** @description Price of one unit for one hour. */
            price_per_unit: number;
            /** @description Price of one unit for a month of 730 hours. May be absent. */
            price_per_unit_month?: number;
            /** @description What the row is about, for people. May be absent. */
            description?: string | null;
            /** @description Number of virtual processors from which the row applies. Absent on rows without a threshold. */
            num_cpus_from?: number | null;
            /** @description GB of memory or storage from which the row applies. Absent on rows without a threshold. */
            gigabytes_from?: number | null;
        };
        /** @description The price of one kind of thing. */
        ResourceTypePrices: {
            /** @description What is priced. */
            resource_type: components["schemas"]["PricedResourceType"];
            /** @description Price rows. Where rows have thresholds, the row with the greatest threshold not above the quantity applies to the whole quantity; a row without a threshold applies from nothing. */
            resource_prices: components["schemas"]["ResourcePrice"][];
        };
        /** @description Prices that hold in one place. For a resource type the narrowest place that lists it applies: location and pool, then location, then the entry without either. */
        PlacePrices: {
            /** @description Slug of the location; `null` or absent means everywhere. */
            location?: string | null;
            /**
             * Format: uuid
             * @description Pool within the location - a storage pool for the storage types, a host pool for the others; `null` or absent means every pool.
             */
            pool_uuid?: string | null;
            /** @description What has a price there. */
            resource_types: components["schemas"]["ResourceTypePrices"][];
        };
        /** @description The price list in one currency. */
        CurrencyPrices: {
            /**
             * Format: currency
             * @description Currency of every amount in `prices`.
             */
            currency: string;
            /** @description Prices by place. */
            prices: components["schemas"]["PlacePrices"][];
        };
        /** @description One price. Where rows of a kind have thresholds, the one with the greatest threshold applies. */
        PolicyRow: {
            /** @description Identity of the row. */
            policyId: number;
            /** @description What is priced; a value of PricedResourceType, or LICENSE. */
            resourceType: string;
            /** @description Price of one unit for one hour. */
            price: number;
            /** @description The same again, under the name some deployments use. May be absent. */
            pricePerUnit?: number;
            /** @description Name for people. */
            serviceNameUserFriendly?: string;
            /** @description The kind of storage or licence. May be absent. */
            serviceNameInUptime?: string | null;
            /** @description Number of virtual processors from which the row applies. May be absent. */
            numCpus?: number | null;
            /** @description Memory from which the row applies. May be absent. */
            megsRam?: number | null;
            /** @description Storage from which the row applies. May be absent. */
            gigsStorage?: number | null;
        };
        /** @description The price list as older clients read it. */
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
            /** @description Identity of the replica. A text, not always a UUID; old ones are a disk UUID followed by a date. */
            uuid: string;
            /**
             * Format: uuid
             * @description Disk the replica was taken of.
             */
            master_uuid?: string;
            /** @description Whether somebody took it or the schedule did. */
            type: components["schemas"]["ReplicaType"];
            /** @description Size in GB. May be absent. */
            size?: number;
            /** @description Storage pool that holds the replica. May be absent. */
            pool?: string | null;
            /**
             * Format: platform-date-time
             * @description When the replica was taken. May be absent; may carry fractions of a second.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the replica was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /** @description A disk as seen from the machine that holds it. */
        VmStorage: {
            /**
             * Format: uuid
             * @description Identity of the disk, the same as in the list of disks.
             */
            uuid: string;
            /** @description Device name inside the machine, such as `vda` or `vdb`. */
            name: string;
            /** @description Kind of storage as the platform calls it, `block` or `n/a`. May be absent. */
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
             * @description When the disk was created. May be absent; may carry fractions of a second.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the disk was last changed. May be absent; may carry fractions of a second.
             */
            updated_at?: string | null;
        };
        /** @description A virtual machine. It carries no location (the path of the call does), no public IPv4 address (look for the IP address whose `assigned_to` is the machine) and no network (look for the network whose `vm_uuids` holds the machine). */
        VirtualMachine: {
            /**
             * Format: uuid
             * @description Identity of the machine.
             */
            uuid: string;
            /** @description Name given by the customer. */
            name: string;
            /** @description Free text of the customer. Absent or empty when none was given. */
            description?: string | null;
            /** @description What the machine is doing. A deleted machine may stay readable for a while. */
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
            /** @description Bandwidth settings of the network card as the platform keeps them, passed through. May be absent. */
            nic_iftune?: unknown;
            /** @description Operating system, an `os_name` of the image list. Absent on a machine that boots from a disk without a known system. */
            os_name?: string | null;
            /** @description Version of the operating system, an `os_version` of the image list. Absent together with `os_name`. */
            os_version?: string | null;
            /** @description Licence charged with the machine, for example `WINDOWS`. Absent on systems without a charged licence. */
            license_type?: string | null;
            /** @description User created on first boot. The password is never given back. */
            username?: string | null;
            /** @description Host name inside the machine. It stays as it was when the machine is renamed. */
            hostname?: string;
            /**
             * Format: ipv4
             * @description Address inside the private network. Absent until the machine has one.
             */
            private_ipv4?: string | null;
            /**
             * Format: ipv6
             * @description Public IPv6 address. Absent where the network has no IPv6.
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
             * @description When the machine was last changed. `null` or equal to `created_at` when never.
             */
            updated_at?: string | null;
        };
        /** @description A new machine. It needs a primary disk: either `disks`, the size of a new one, or `disk_uuid`, an existing one. Limits of the deployment (sizes per operating system, the pattern of names) come from listVmParameters and from the limits of the host pool, and may be narrower than the ones written here. */
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
             * @description Operating system from listVmImages. Left out when the machine boots from `disk_uuid`, or to get an empty disk.
             * @example ubuntu
             */
            os_name?: string;
            /**
             * @description Version of that operating system from listVmImages. Left out together with `os_name`.
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
             * @description Password of that user: at least 8 characters with a lower case letter, an upper case letter and a digit. Never given back. A `users` key in `cloud_init` overrides it.
             * @example Lootus-2026-Tuul
             */
            password?: string;
            /**
             * Format: ssh-public-key
             * @description SSH public key that may sign in as that user, one line in OpenSSH form.
             */
            public_key?: string;
            /**
             * Format: multiline
             * @description Settings for the first boot, as text: a JSON object, or a YAML document that begins with a setting, after comments such as `#cloud-config`. Scripts are not taken.
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
             * @description Size of the primary disk in GB. One number in spite of its name; has no effect next to `disk_uuid`.
             * @example 160
             */
            disks?: number;
            /**
             * Format: uuid
             * @description Existing disk, attached to nothing, to boot from.
             */
            disk_uuid?: string;
            /**
             * Format: uuid
             * @description Host pool from listHostPools. Left out to take the default pool of the location.
             */
            designated_pool_uuid?: string;
            /**
             * Format: uuid
             * @description Private network to join. Left out to take the default network, which is made if there is none.
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
             * @description Machine a replica is taken from, together with `source_replica`.
             */
            source_uuid?: string;
            /** @description Replica the primary disk is filled from. Needs `source_uuid`. */
            source_replica?: string;
        } & ({
            /**
             * @description Size of the primary disk in GB. One number in spite of its name; has no effect next to `disk_uuid`.
             * @example 160
             */
            disks: number;
        } | {
            /**
             * Format: uuid
             * @description Existing disk, attached to nothing, to boot from.
             */
            disk_uuid: string;
        });
        /**
         * Format: uuid
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        VmUuid: string;
        /** @description Names the machine a call is about. */
        VmUuidBody: {
            uuid: components["schemas"]["VmUuid"];
        };
        /** @description Changes to a machine. `vcpu` and `ram` can only be changed while the machine is stopped. */
        UpdateVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description New name. The host name stays.
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
             * @description New password: at least 8 characters with a lower case letter, an upper case letter and a digit. Never given back.
             * @example Lootus-2026-Tuul
             */
            password: string;
        };
        /** @description Names a machine and the billing account that pays from now on. */
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
        /** @description Names the machine to stop, and how. */
        StopVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description `true` cuts the power at once. Otherwise the machine is asked to shut down, and is cut off if it has not done so within 120 seconds.
             * @default false
             */
            force?: boolean;
        };
        /**
         * @description Where an image to start from is kept.
         * @enum {string}
         */
        BootImageRepository: "platform" | "private";
        /** @description Names the machine and the image it is to start from once. Without an image it starts from the recovery system of the platform. */
        StartVmFromMediaBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * Format: uuid
             * @description The image, from listBootImages for the platform's own. May be left out for those, not for the customer's own.
             */
            boot_image_uuid?: string;
            /**
             * @description Where the image is kept.
             * @default platform
             */
            boot_image_repository?: components["schemas"]["BootImageRepository"];
        };
        /**
         * @description What of a machine a terminal shows.
         * @enum {string}
         */
        TerminalLine: "ssh" | "serial";
        /** @description Names the machine, and what of it is shown. */
        TerminalBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description What the session leads to.
             * @default ssh
             */
            line?: components["schemas"]["TerminalLine"];
        };
        /** @description Lets one session at the gateway of terminals begin. */
        TerminalTicket: {
            /**
             * Format: password
             * @description The first thing a session says.
             */
            ticket: string;
            /**
             * Format: date-time
             * @description When it is too late to begin.
             */
            expires_at: string;
            /** @description Address the gateway connects to, IPv4 or IPv6. Absent for a serial console. */
            address?: string;
            /** @description Port the gateway connects to. Absent for a serial console. */
            port?: number;
        };
        /** @description Names the machine to install again. Without a system the present one is installed again. */
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
        /** @description Names the machine to copy and the copy. */
        CloneVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * @description Name of the copy.
             * @example web-prod-01-copy
             */
            name: string;
        };
        /** @description Names the machine to take back to an earlier state, and the replica that holds that state. */
        RebuildVmBody: {
            uuid: components["schemas"]["VmUuid"];
            /** @description Replica to go back to. */
            replica_uuid: string;
            /** @description Kind of that replica. A replica of another kind is refused. */
            type?: components["schemas"]["ReplicaType"];
        };
        /** @description Names the replica to remove. */
        DeleteVmReplicaBody: {
            /** @description Replica to remove. */
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
        /** @description Names a machine and one of its disks. */
        VmStorageBody: {
            uuid: components["schemas"]["VmUuid"];
            /**
             * Format: uuid
             * @description The disk.
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
             * @description New size in GB, larger than the present one.
             * @example 640
             */
            size_gb: number;
            /** @description Whether the platform looks at the state of the machine before it grows the disk. */
            check_vm_state?: boolean;
        };
        /** @description The network of an interface, in short. */
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
             * @description IPv4 range.
             */
            subnet?: string;
            /** @description IPv6 range as address and prefix length, or an empty text. */
            subnet_ipv6?: string;
        };
        /** @description A VLAN sub-interface of a network card. */
        VmSubinterface: {
            /** @description Number of the sub-interface. Never used in a path; may be absent. */
            id?: number;
            /**
             * Format: uuid
             * @description Identity of the sub-interface.
             */
            uuid: string;
            /** @description Number of the interface it belongs to. May be absent. */
            vmi_id?: number;
            /** @description VLAN ID. */
            vlan_tag: number;
            /** @description MAC address. */
            mac_addr?: string;
            /** @description Number of the network it leads to. May be absent. */
            network_id?: number;
            /** @description Network it leads to; its ranges are the IPv4 and IPv6 range of the sub-interface. May be absent. */
            network?: components["schemas"]["InterfaceNetwork"];
            /**
             * Format: ipv4
             * @description Address in that network. Absent or `null` when it has none.
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
             * @description Public IPv6 address. Absent or `null` where the network has no IPv6.
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
         * @description What a disk is filled from.
         * @enum {string}
         */
        DiskSourceImageType: "OS_BASE" | "DISK" | "SNAPSHOT" | "EMPTY";
        /** @description A snapshot of a disk. */
        DiskSnapshot: {
            /** @description Identity of the snapshot. */
            uuid: string;
            /**
             * Format: uuid
             * @description Disk it was taken of.
             */
            disk_uuid?: string;
            /** @description Size in GB. */
            size_gb?: number;
            /** @description Name given to it. May be absent. */
            display_name?: string | null;
            /**
             * Format: date-time
             * @description When it was taken.
             */
            created_at?: string;
        };
        /** @description A disk in one location. The primary disks of machines are listed too, as `OS_BASE` and without a name. Which machine holds a disk is seen in the `storage` of the machines. */
        Disk: {
            /**
             * Format: uuid
             * @description Identity of the disk.
             */
            uuid: string;
            /** @description State of the disk. A deleted disk may stay readable for a while as `Deleted`. */
            status: components["schemas"]["DiskStatus"];
            /** @description Name given by the customer. Absent when never set. */
            display_name?: string | null;
            /** @description User the disk belongs to. */
            user_id: number;
            /** @description Billing account that pays for the disk. */
            billing_account_id: number;
            /** @description Size in GB. */
            size_gb: number;
            /** @description What the disk was filled from. May be absent. */
            source_image_type?: components["schemas"]["DiskSourceImageType"];
            /** @description What exactly it was filled from: the UUID of a disk or snapshot, or the name of a system such as `ubuntu_24.04`. Absent for an empty disk. */
            source_image?: string | null;
            /**
             * Format: uuid
             * @description Storage pool that holds the disk. May be absent.
             */
            storage_pool_uuid?: string | null;
            /** @description Whether machines may start from the disk without writing to it. May be absent. */
            read_only_bootable?: boolean;
            /** @description Snapshots of the disk. Absent in the answer that creates the disk. */
            snapshots?: components["schemas"]["DiskSnapshot"][];
            /**
             * Format: date-time
             * @description When the disk was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the disk was last changed. `null` or equal to `created_at` when never.
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
             * @description What to fill the disk from.
             * @default EMPTY
             */
            source_image_type?: components["schemas"]["DiskSourceImageType"];
            /** @description What exactly to fill it from: the UUID of a disk or snapshot, or the name of a system such as `ubuntu_24.04`. Left out for an empty disk. */
            source_image?: string;
        };
        /** @description Changes to a disk. What is left out stays. The size is changed with resizeVmDisk. */
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
            /** @description Whether machines may start from the disk without writing to it. */
            read_only_bootable?: boolean;
        };
        /**
         * @description What a managed service runs.
         * @enum {string}
         */
        ServiceType: "mariadb" | "postgresql" | "kubernetes";
        /** @description What one kind of resource of a service costs. */
        ServicePrice: {
            /** @description Factor on the price of the price list. */
            price_multiplier: number;
            /** @description What is priced. */
            resource_type: components["schemas"]["PricedResourceType"];
        };
        /**
         * @description Kind of system on a node.
         * @enum {string}
         */
        WorkerSystem: "win" | "other";
        /** @description A size of a node. Its lists hold `win` (Windows) and `other` (everything else). What is disabled or the default is also in `os`, and nothing is both. */
        WorkerPackage: {
            /** @description Number of virtual processors. */
            cpu: number;
            /** @description Memory in GB. */
            ram: number;
            /** @description Size of the disk in GB. */
            ssd: number;
            /** @description Systems it is chosen for to start with. */
            default: components["schemas"]["WorkerSystem"][];
            /** @description Systems it is shown for and cannot be chosen. May be absent. */
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
        /** @description What a service can run on. */
        ServiceImageProvider: {
            /** @description Nodes it can run on. */
            workers?: components["schemas"]["ServiceImageWorkers"];
        };
        /** @description What can be chosen for a service besides its version. */
        ServiceImageSpecification: {
            /** @description What it can run on. */
            provider?: components["schemas"]["ServiceImageProvider"];
        };
        /** @description Something a managed service can run. */
        ServiceImage: {
            /**
             * Format: uuid
             * @description Identity of the image.
             */
            uuid: string;
            /** @description What runs; sent as `service` when one is created. */
            service_name: components["schemas"]["ServiceType"];
            /** @description Name for people. */
            display_name: string;
            /** @description What it is, in a few sentences. May be absent. */
            description?: string;
            /** @description Name or address of a picture. May be absent. */
            icon?: string | null;
            /** @description Whether somebody other than the platform runs it. May be absent. */
            is_external?: boolean;
            /** @description Whether it can run on several machines. May be absent, which means no. */
            is_multi_node_available?: boolean;
            /** @description What several machines are good for. May be absent. */
            multi_node_description?: string | null;
            /** @description How many machines there are when it runs on several; each of them is charged. May be absent, which leaves the number to be seen once the service runs. Beyond the specification. */
            multi_node_count?: number;
            /** @description What its resources cost compared with the price list. May be absent. */
            prices?: components["schemas"]["ServicePrice"][];
            /**
             * Format: uri
             * @description Page with more about it. May be absent.
             */
            read_more_url?: string | null;
            /** @description Versions that can be ordered, the newest first, exactly as they have to be sent. */
            versions: string[];
            /** @description What can be chosen besides. Only where nodes are chosen. */
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
         * @description Kind of a part of a service.
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
        /** @description What a part of a service has; which properties there are depends on its kind. */
        ServiceResourceAllocation: {
            /**
             * Format: ipv4
             * @description Private address of a virtual IP.
             */
            address?: string;
            /** @description Memory of a machine in MB. */
            memory?: number;
            /** @description Virtual processors of a machine. */
            vcpu?: number;
            /** @description State of a machine. */
            status?: components["schemas"]["VmStatus"];
            /** @description Disks of a machine. */
            storage?: components["schemas"]["ServiceStorage"][];
        };
        /** @description A part of a service. */
        ServiceResource: {
            /** @description Kind of the part. */
            resource_type: components["schemas"]["ServiceResourceType"];
            /** @description Identity of the part. */
            resource_id: string;
            /** @description Slug of the location the part lies in. */
            resource_location: string;
            /** @description What the part has. Empty once the service is deleted. */
            resource_allocation: components["schemas"]["ServiceResourceAllocation"];
        };
        /** @description A part of the day, each end as hours, minutes and seconds with the offset from UTC. */
        ClusterTimeWindow: {
            /**
             * @description When it begins.
             * @example 030000+0000
             */
            begin: string;
            /**
             * @description When it ends; on the next day when that is earlier than `begin`.
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
        /** @description Nodes of one kind. The cluster adds and removes some of them as they are needed. */
        WorkerPool: {
            /**
             * @description Name of the pool in the cluster: up to 15 lowercase letters, digits and hyphens. Left out, the platform gives one.
             * @example general
             */
            name?: string;
            /** @description Size of each node. */
            machine: components["schemas"]["WorkerMachine"];
            /**
             * @description Fewest nodes.
             * @example 1
             */
            min: number;
            /**
             * @description Most nodes, not fewer than `min`.
             * @example 3
             */
            max: number;
            /**
             * @description How many nodes more than `max` there may be while nodes are replaced.
             * @default 1
             * @example 1
             */
            maxSurge?: number;
            /** @description Disk of each node. */
            volume: components["schemas"]["WorkerVolume"];
            /** @description Zones of the location the nodes are spread over. Left out, the platform chooses. */
            zones?: string[];
        };
        /** @description What a Kubernetes cluster runs on. */
        ClusterProvider: {
            /** @description Node pools, at least one of them with a minimum of 1 or more. */
            workers: components["schemas"]["WorkerPool"][];
        };
        /** @description How a Kubernetes cluster is to be. */
        ClusterSpec: {
            /** @description When the cluster is maintained. Left out, the platform chooses. */
            maintenance?: components["schemas"]["ClusterMaintenance"];
            /** @description What the cluster runs on. */
            provider?: components["schemas"]["ClusterProvider"];
        };
        /**
         * @description What a condition of a cluster is about.
         * @enum {string}
         */
        ClusterConditionType: "APIServerAvailable" | "EveryNodeReady" | "SystemComponentsHealthy" | "ControlPlaneHealthy" | "ObservabilityComponentsHealthy";
        /**
         * @description Whether a condition of a cluster holds.
         * @enum {string}
         */
        ClusterConditionStatus: "True" | "False" | "Progressing" | "Unknown";
        /** @description One of the things that have to be so for a cluster to work. */
        ClusterCondition: {
            /** @description What it is about. */
            type: components["schemas"]["ClusterConditionType"];
            /** @description Whether it is so. */
            status: components["schemas"]["ClusterConditionStatus"];
            /** @description Why, in one word for programs. May be absent. */
            reason?: string;
            /** @description Why, in words for people. May be absent. */
            message?: string;
            /**
             * Format: date-time
             * @description Since when. May be absent.
             */
            lastTransitionTime?: string;
        };
        /** @description How a Kubernetes cluster does. */
        ClusterState: {
            /** @description What has to be so for the cluster to work. While it is made they come true one after the other. */
            conditions: components["schemas"]["ClusterCondition"][];
        };
        /** @description What to connect to, and how the service is set up. A database has `service_ip`, `sql_user` and `port`, a cluster has the others. */
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
            /** @description What the cluster was ordered with, and its maintenance as it is now. */
            spec?: components["schemas"]["ClusterSpec"];
            /** @description How the cluster does. */
            status?: components["schemas"]["ClusterState"];
            /** @description Node pools of the cluster, the same as in `spec`. */
            workers?: components["schemas"]["WorkerPool"][];
            /** @description When the cluster is maintained, the same as in `spec`. */
            maintenance?: components["schemas"]["ClusterMaintenance"];
        };
        /** @description A database or a Kubernetes cluster that the platform runs. It belongs to no location in calls; its machines lie in `properties.location`. */
        ManagedService: {
            /**
             * Format: uuid
             * @description Identity of the service.
             */
            uuid: string;
            /** @description What runs. */
            service: components["schemas"]["ServiceType"];
            /** @description Version of what runs. */
            version: string;
            /** @description Name of the service. */
            display_name: string;
            /** @description State of the service. */
            status: components["schemas"]["ServiceStatus"];
            /** @description Billing account that pays for the service. */
            billing_account_id: number;
            /** @description User the service belongs to. */
            user_id: number;
            /** @description Whether several machines do the work together. */
            is_multi_node: boolean;
            /** @description Whether the service was deleted. May be absent. */
            is_deleted?: boolean;
            /** @description What its resources cost compared with the price list. May be absent. */
            prices?: components["schemas"]["ServicePrice"][];
            /** @description What the service consists of. */
            resources: components["schemas"]["ServiceResource"][];
            /** @description Who may connect, addresses and ranges. Empty means that anybody may. May be absent. */
            whitelist_addresses?: string[];
            /** @description What to connect to, and how the service is set up. */
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
             * @description When the service was deleted; `null` or absent for a present one.
             */
            deleted_at?: string | null;
        };
        /** @description Where a managed service is to run, and how a cluster is to be. */
        ServicePackageParameters: {
            /**
             * @description Slug of the location.
             * @example tll
             */
            location: string;
            /**
             * Format: uuid
             * @description Private network it joins. Left out, the default network of the location.
             * @example b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4
             */
            network_uuid?: string;
            /** @description How a cluster is to be. Only for Kubernetes. */
            spec?: components["schemas"]["ClusterSpec"];
        };
        /** @description A new managed service. A database needs the size of its machines, a cluster its node pools in `package_parameters.spec`. */
        CreateServiceBody: {
            /**
             * @description Name of the service.
             * @example shop-db
             */
            display_name: string;
            /** @description What is to run. */
            service: components["schemas"]["ServiceType"];
            /**
             * @description Version of it, exactly as the service image lists it.
             * @example 16.4
             */
            version: string;
            /**
             * @description Billing account that pays. May be left out with a key that is restricted to one account; with any other key the platform refuses the call without it.
             * @example 120348
             */
            billing_account_id?: number;
            /**
             * @description Whether several machines are to do the work together.
             * @default false
             * @example false
             */
            is_multi_node?: boolean;
            /**
             * @description Virtual processors of each machine of a database.
             * @example 2
             */
            vm_cpu?: number;
            /**
             * @description Memory of each machine of a database in MB.
             * @example 4096
             */
            vm_ram?: number;
            /**
             * @description Disk of each machine of a database in GB.
             * @example 100
             */
            vm_disk_gb?: number;
            /**
             * @description Whether to reserve a floating IP address that leads to the service.
             * @default true
             * @example false
             */
            reserve_public_ip?: boolean;
            /** @description Where it is to run, and how a cluster is to be. */
            package_parameters: components["schemas"]["ServicePackageParameters"];
        } & ({
            /**
             * @description Virtual processors of each machine of a database.
             * @example 2
             */
            vm_cpu: number;
            /**
             * @description Memory of each machine of a database in MB.
             * @example 4096
             */
            vm_ram: number;
            /**
             * @description Disk of each machine of a database in GB.
             * @example 100
             */
            vm_disk_gb: number;
        } | {
            /** @description Parameters with node pools. */
            package_parameters: {
                /** @description How the cluster is to be. */
                spec: components["schemas"]["ClusterSpec"];
            };
        });
        /** @description Changes to a managed service. What is left out stays. */
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
        /** @description What is needed to get into a service and kept out of its record. */
        ServiceSecrets: {
            /**
             * Format: password
             * @description Password of the user `sql_user` of a database. Absent for a cluster.
             */
            sql_pass?: string;
        };
        /** @description Names an entry of the list of those who may connect. */
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
        /** @description Names the backup a machine of a service is put back to. */
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
        /** @description A place for objects under one name. It belongs to no location. */
        Bucket: {
            /** @description Name of the bucket, what calls name it by. */
            name: string;
            /** @description User the bucket belongs to. May be absent. */
            user_id?: number;
            /** @description User of the object storage the bucket belongs to, `userId` of getStorageUser. May be absent. */
            owner?: string;
            /** @description Billing account that pays for what is in the bucket. */
            billing_account_id: number;
            /** @description Size of all objects together, as last counted. */
            size_bytes: number;
            /** @description Number of objects, as last counted. */
            num_objects: number;
            /** @description Whether the objects are out of reach, usually because they are not paid for. */
            is_suspended: boolean;
            /**
             * Format: date-time
             * @description When the bucket was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something in the bucket last changed. May be absent.
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
        /** @description Names the bucket to delete. */
        DeleteBucketBody: {
            /**
             * @description Name of the bucket.
             * @example press-kit
             */
            name: string;
        };
        /** @description Who pays for a bucket from now on. */
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
        /** @description The origin whose pages may use the bucket. */
        ReplaceBucketCorsBody: {
            /**
             * @description Name of the bucket.
             * @example shop-media
             */
            name: string;
            /**
             * Format: uri
             * @description Address of the pages, scheme and host.
             * @example https://shop.pohjala.example
             */
            allowed_origin: string;
        };
        /** @description The CORS configuration of the bucket as an S3 document. It repeats what was set and need not be read. */
        BucketCorsDocument: string;
        /** @description A key pair of the object storage. It opens every bucket of the user. */
        StorageKey: {
            /** @description User of the object storage the pair belongs to. */
            userId: string;
            /** @description The half that names the pair. */
            accessKey: string;
            /**
             * Format: password
             * @description The half that is kept secret.
             */
            secretKey: string;
        };
        /** @description A user as the object storage knows them. */
        StorageUser: {
            /** @description Name of the user in the object storage. */
            userId: string;
            /** @description Name for people. May be absent. */
            displayName?: string;
            /** @description E-mail address of the user. May be absent. */
            email?: string;
            /** @description How many buckets the user may have. May be absent. */
            maxBuckets?: number;
            /** @description 1 when the user is shut out of the object storage, otherwise 0. May be absent. */
            suspended?: number;
            /** @description Key pairs for S3. */
            s3Credentials: components["schemas"]["StorageKey"][];
            /** @description Key pairs for another protocol, which is not offered; always empty. May be absent. */
            swiftCredentials?: Record<string, never>[];
            /** @description Users below this one, which are not offered; always empty. May be absent. */
            subusers?: Record<string, never>[];
            /** @description Rights of an administrator, which customers do not have; always empty. May be absent. */
            caps?: Record<string, never>[];
        };
        /** @description Names the key pair to remove. */
        DeleteStorageKeyBody: {
            /**
             * @description The half that names the pair.
             * @example FRN4K2W8TJ6MX3BHQ7ZD
             */
            access_key: string;
        };
        /** @description Where the object storage speaks S3. */
        S3Url: {
            /** @description Address of the S3 interface; `/` where object storage is not offered. */
            url: string;
        };
        /**
         * @description Kind of an IP address.
         * @enum {string}
         */
        IpAddressType: "public" | "private";
        /**
         * @description Kind of resource an IP address leads to.
         * @enum {string}
         */
        IpAssignedResourceType: "virtual_machine" | "service" | "load_balancer";
        /** @description A reserved address. It is assigned when `assigned_to` holds something, otherwise unassigned; a reserved IPv4 address is charged either way. */
        IpAddress: {
            /** @description Number of the address, the same as long as it is reserved. Some clients tell addresses apart by it; it is never used in a path. */
            id: number;
            /**
             * Format: uuid
             * @description Identity of the record. Calls name the address itself instead.
             */
            uuid: string;
            /** @description The address; what calls put in their path. */
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
            /** @description Name given by the customer; empty for addresses that came with a machine or load balancer. */
            name: string;
            /** @description Whether it is an IPv6 address. May be absent. */
            is_ipv6?: boolean;
            /** @description Whether the address is held by the platform rather than by one network card. May be absent. */
            is_virtual?: boolean;
            /** @description Whether the address was given back. May be absent. */
            is_deleted?: boolean;
            /**
             * Format: uuid
             * @description Resource the address leads to. Absent or `null` when unassigned.
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
             * @description When the record was last changed. `null` or equal to `created_at` when never.
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
        /** @description Changes to an address. What is left out stays. */
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
        /** @description Names the resource the address is to lead to, by its private address. */
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
             * @description IPv4 range.
             */
            subnet: string;
            /** @description IPv6 range as address and prefix length; empty when the network has none. May be absent. */
            subnet_ipv6?: string;
            /** @description VLAN ID of the network. Absent on newer deployments. */
            vlan_id?: number | null;
            /** @description Whether resources join it when no network is named. The default network cannot be deleted. */
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
         * @description How connections of one client find the same target.
         * @enum {string}
         */
        SessionPersistence: "SOURCE_IP";
        /** @description How a forwarding rule handles connections. The platform sets it. */
        ForwardingRuleSettings: {
            /** @description Most connections at a time. */
            connection_limit?: number;
            /** @description How connections of one client find the same target. */
            session_persistence?: components["schemas"]["SessionPersistence"];
        };
        /** @description A port a load balancer takes traffic on, and the port of the targets it goes to. */
        ForwardingRule: {
            /**
             * Format: uuid
             * @description Identity of the rule.
             */
            uuid: string;
            /** @description Protocol of the traffic. May be absent. */
            protocol?: components["schemas"]["LoadBalancerProtocol"];
            /** @description Port of the load balancer, used by one of its rules only. */
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
        /** @description Something a load balancer sends traffic to. */
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
        /** @description Spreads the traffic of some ports over machines of a private network. Its public address is not in here; look for the IP address whose `assigned_to` is the load balancer. */
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
             * @description Address in that network; a floating IP is assigned by it. May be absent.
             */
            private_address?: string | null;
            /** @description Which ports are taken and where their traffic goes. */
            forwarding_rules: components["schemas"]["ForwardingRule"][];
            /** @description Machines the traffic is spread over; may be empty. */
            targets: components["schemas"]["LoadBalancerTarget"][];
            /** @description Whether the load balancer was deleted. Deleted ones are only answered when asked for. */
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
             * @description When it was last changed. `null` or equal to `created_at` when never.
             */
            updated_at?: string | null;
        };
        /** @description The ports of a forwarding rule, as they are sent and as the call that adds a rule answers them. */
        ForwardingRulePorts: {
            /**
             * @description Port of the load balancer, used by one of its rules only.
             * @example 443
             */
            source_port: number;
            /**
             * @description Port of the targets.
             * @example 8443
             */
            target_port: number;
        };
        /** @description A target as it is sent. */
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
            /** @description Ports to take traffic on, each source port once; more can be added later. */
            rules: components["schemas"]["ForwardingRulePorts"][];
            /** @description Machines to spread the traffic over; more can be added later. */
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
         * @description Which way traffic goes, seen from the machine.
         * @enum {string}
         */
        FirewallDirection: "inbound" | "outbound";
        /**
         * @description Protocol a firewall rule is about.
         * @enum {string}
         */
        FirewallProtocol: "tcp" | "udp" | "icmp" | "icmp6" | "any";
        /**
         * @description How a firewall rule names the other side.
         * @enum {string}
         */
        FirewallEndpointType: "ip_prefixes" | "group_tag" | "any" | "vlan";
        /** @description A rule of a firewall, as the platform answers it. */
        FirewallRule: {
            /**
             * Format: uuid
             * @description Identity of the rule.
             */
            uuid: string;
            /** @description Which way the traffic goes. */
            direction: components["schemas"]["FirewallDirection"];
            /** @description Protocol of the traffic. */
            protocol: components["schemas"]["FirewallProtocol"];
            /** @description What happens to the traffic, in the words of the platform; passed through unread. Absent on many deployments. */
            policy_action?: string | null;
            /** @description First port. `null` means all ports. */
            port_start?: number | null;
            /** @description Last port. Equal to `port_start` for a single port. */
            port_end?: number | null;
            /** @description How the other side is named. */
            endpoint_spec_type: components["schemas"]["FirewallEndpointType"];
            /** @description The other side - sources of inbound, destinations of outbound traffic. `null` or empty for `any`. */
            endpoint_spec?: string[] | null;
        };
        /**
         * @description Kind of resource behind a firewall.
         * @enum {string}
         */
        FirewallResourceType: "vm";
        /** @description A resource behind a firewall. */
        FirewallResource: {
            /**
             * Format: uuid
             * @description Identity of the resource.
             */
            resource_uuid: string;
            /** @description Kind of the resource. */
            resource_type: components["schemas"]["FirewallResourceType"];
        };
        /** @description A set of rules that can be put in front of machines of one location. What no rule allows is refused. */
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
            /** @description The rules. Their order means nothing and is not kept. */
            rules: components["schemas"]["FirewallRule"][];
            /** @description Resources behind the firewall; never absent. */
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
        /** @description A rule as it is sent. */
        FirewallRuleInput: {
            /**
             * Format: uuid
             * @description Identity of a present rule that is to stay the same rule. Left out for a new one.
             */
            uuid?: string;
            /** @description Which way the traffic goes. */
            direction: components["schemas"]["FirewallDirection"];
            /** @description Protocol of the traffic. Ports are for `tcp` and `udp`. */
            protocol: components["schemas"]["FirewallProtocol"];
            /** @description What happens to the traffic; sent back as it was received, otherwise left out. */
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
            /** @description How the other side is named. */
            endpoint_spec_type: components["schemas"]["FirewallEndpointType"];
            /** @description The other side - sources of inbound, destinations of outbound traffic. `null` for `any`. */
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
            /** @description Resources to put behind the firewall at once. */
            resources_assigned?: components["schemas"]["FirewallResource"][];
        };
        /** @description All rules as they are to be. Rules that are not sent are removed; a rule sent with its `uuid` stays the same rule. */
        ReplaceFirewallBody: {
            /**
             * @description Name of the firewall. Left out to keep the present one.
             * @example web-public
             */
            display_name?: string;
            /**
             * @description Billing account the firewall belongs to from now on. Left out to keep the present one.
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
            /** @description Name shown to people. */
            title?: string;
            /** @description Picture, an address or a name. May be absent. */
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
            /** @description Version shown to people. */
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
            /** @description Name shown to people. */
            title: string;
            /** @description Processor, memory and disks in a few words. May be absent. */
            subtitle?: string | null;
            /** @description What the server is good for. May be absent. */
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
            /** @description What the server is called in the data centre. */
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
             * @description How to sign in over SSH, in the words of the platform. Absent until the server is in use.
             */
            ssh_credentials?: string | null;
            /** @description Notes of the administrators. Absent for everybody else. */
            admin_notes?: string | null;
            /** @description The state it is in, a `state_id` of its history. */
            current_state_id?: number;
        };
        /**
         * @description What brings a server into another state.
         * @enum {string}
         */
        MetalChangeAction: "admin_create" | "admin_update" | "admin_delete" | "admin_lease_create" | "user_request" | "user_release";
        /** @description A state a server came into, and who brought it there. */
        MetalStateChange: {
            /** @description Number of the entry. */
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
            /** @description The state. */
            status: components["schemas"]["MetalStatus"];
            /**
             * Format: platform-date-time
             * @description When the server came into the state.
             */
            changed_at: string;
            /**
             * Format: platform-date-time
             * @description When it left the state; `null` for the present one.
             */
            ended_at?: string | null;
            /** @description User who brought it there; `null` when the platform did by itself. */
            acting_user_id?: number | null;
            /** @description What brought it there. */
            action: components["schemas"]["MetalChangeAction"];
        };
        /** @description A server leased to a customer. A leased server is `pending` or `in_use`; a lease that has ended is gone. */
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
            /** @description Operating system that was asked for. May be absent. */
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
            /** @description Operating system to set up, one of the `ready_os_ids` of the spec that is published. */
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
            /** @description Language as a code of two or three letters, or empty. May be absent. */
            lang?: string | null;
            /** @description Address of a picture, or empty. May be absent. */
            avatar?: string | null;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Number that identifies the person at the state. May be absent. */
            personal_id_number?: string | null;
            /** @description Telephone number. May be absent. */
            phone_number?: string | null;
            /**
             * Format: platform-date-time
             * @description When the profile was made. May be absent.
             */
            created_at?: string;
            /**
             * Format: platform-date-time
             * @description When the profile was last changed. May be absent.
             */
            updated_at?: string | null;
        };
        /** @description Who holds the key of a call, how far it reaches and until when. Not part of the specification. */
        UserAccess: {
            /** @description User who holds the key. Another one than the user when they act for the user. */
            acting_user_id: number;
            /** @description Name that user signs in with. */
            acting_username: string;
            /** @description The only billing account the key reaches; `null` or absent when it reaches all. */
            billing_account_id?: number | null;
            /** @description Title of that account; `null` or absent when it reaches all. */
            billing_account_name?: string | null;
            /** @description Session the key belongs to; `null` or absent for a key that was not made by signing in. */
            session_id?: string | null;
            /**
             * Format: platform-date-time
             * @description When the key was made; `null` or absent when that is not known.
             */
            created_at?: string | null;
            /**
             * Format: platform-date-time
             * @description When the key is over; `null` or absent for never.
             */
            expires_at?: string | null;
        };
        /** @description The user a key acts as. */
        User: {
            /** @description Identity of the user. */
            id: number;
            /** @description Identity of the user for statistics. May be absent. */
            cookie_id?: string;
            /** @description Name the user signs in with, an e-mail address. */
            name: string;
            /** @description Deployment the user signed up at. May be absent. */
            signup_site?: string | null;
            /** @description When the user was last active, as the platform writes it. May be absent. */
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
            /** @description The key of the call. Absent where the platform does not tell. */
            access?: components["schemas"]["UserAccess"];
            /** @description Whether the user has shown that the e-mail address is theirs. Absent where the platform does not tell. */
            email_verified?: boolean;
        };
        /** @description Changes to personal details. What is left out stays, an empty text clears. */
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
             * @description Number that identifies the person at the state.
             * @example 48803190014
             */
            personal_id_number?: string;
            /**
             * @description Telephone number.
             * @example +372 5551 0148
             */
            phone_number?: string;
            /**
             * @description Language as a code of two or three letters, or empty.
             * @example et
             */
            lang?: string;
        };
        /** @description Privileges of an administrator. Nothing in it is part of the contract; only the status of the answer counts. */
        Privileges: Record<string, never>;
        /** @description Whether a second factor is asked for. */
        MfaStatus: {
            /** @description Whether it is on. */
            is_active: boolean;
        };
        /** @description Where the user finishes setting up a second factor. */
        MfaActivation: {
            /** @description Identity of the attempt. */
            ticket_id: string;
            /**
             * Format: uri
             * @description Page to open.
             */
            ticket_url: string;
            /**
             * Format: platform-date-time
             * @description When the page stops working; null for never. May be absent.
             */
            expires_at?: string | null;
        };
        /** @description What the identity provider answered a sign-in with. */
        CreateSessionBody: {
            /**
             * Format: password
             * @description Token of the provider.
             */
            access_token: string;
            /**
             * Format: password
             * @description Statement of the provider about the user. Left out when the provider sent none.
             */
            id_token?: string;
            /**
             * @description What was asked for.
             * @example openid profile email
             */
            scope?: string;
            /**
             * @description How long the token of the provider is good.
             * @example 7200
             */
            expires_in?: number;
            /**
             * @description Kind of that token.
             * @example Bearer
             */
            token_type?: string;
            /**
             * @description Where the user wanted to go, a path that begins with a slash.
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
        /** @description Names the session to end. */
        DeleteUserSessionBody: {
            /**
             * @description Session to end.
             * @example 0f6f0a4e-7c51-4c0e-8f3b-2a5d9be1c7d4
             */
            session_id: string;
        };
        /** @description A place where the user is signed in. */
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
             * @description When it is over by itself; `null` for never.
             */
            expires_at?: string | null;
            /** @description What signed in, as it named itself. May be absent. */
            user_agent?: string | null;
            /** @description Whether the call was sent in it. */
            is_current: boolean;
        };
        /** @description A public SSH key under a name. */
        SshKey: {
            /**
             * Format: uuid
             * @description Identity of the key.
             */
            uuid: string;
            /** @description Its name, unique for a user. */
            name: string;
            /**
             * Format: ssh-public-key
             * @description The key.
             */
            public_key: string;
            /** @description User who keeps it. May be absent. */
            user_id?: number;
            /**
             * Format: date-time
             * @description When it was added. May be absent.
             */
            created_at?: string;
        };
        /** @description A key to keep. */
        CreateSshKeyBody: {
            /**
             * @description Name, unique for the user.
             * @example laptop
             */
            name: string;
            /**
             * Format: ssh-public-key
             * @description The key.
             */
            public_key: string;
        };
        /** @description A new name for a key. */
        UpdateSshKeyBody: {
            /**
             * @description Name, unique for the user.
             * @example old laptop
             */
            name: string;
        };
    };
    responses: {
        /** @description The request carries no key. */
        Unauthorized: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is wrong, or does not reach what was asked for. */
        Forbidden: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The platform failed to do what was asked, or refuses it with this status. */
        ServerError: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The gateway could not reach the service. Reading again after a while usually works. */
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
        /** @description The service did not answer the gateway in time. The work may have been done all the same. */
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
        /** @description The request was understood and refused: a parameter is missing or wrong, the record is in a state that forbids it, or a machine or network with that identity does not exist. */
        BadRequest: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The record is busy with something else: ask again when that is done. Or the idempotency key was used for another request. */
        Conflict: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Done. `success` says so; an answer without it, or without a body, says so too. */
        Done: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuccessAnswer"];
            };
        };
        /** @description There is no such record, location or path. */
        NotFound: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Done. There is no body. */
        Empty: {
            headers: {
                "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The browser keeps or forgets the cookie. */
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
         * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
         * @example 90d2b6f1-48ce-4357-a1f9-e6c70a83d524
         */
        ImpersonationId: string;
        /**
         * @description Identity of the invitation, from listImpersonations.
         * @example 6fa8d31e-b574-49c0-8e12-03d7c9b5a46f
         */
        ReceivedAccessUuid: string;
        /**
         * @description Words to look for.
         * @example kadri
         */
        CustomerQuery: string;
        /**
         * @description Whether accounts that were removed are listed, too.
         * @example false
         */
        ShowShadow: boolean;
        /**
         * @description The billing account. May be left out with a restricted key, which reaches only one.
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
         * @example 88217
         */
        InvoiceId: string;
        /**
         * @description Identity of the invoice.
         * @example 88204
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
         * @description Address of the console the customer comes back to.
         * @example https://console.aldera.example/app/payment_return
         */
        PaymentReturnUrl: string;
        /**
         * @description The token from getPaypalSetupToken.
         * @example setup_W81nXq
         */
        PaypalSetupTokenParameter: string;
        /**
         * @description Keyword of the processor.
         * @example stripe_creditcard
         */
        ProcessorName: string;
        /**
         * @description Credit to add, before fee and VAT.
         * @example 50
         */
        TopupAmount: number;
        /**
         * @description Name of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
         * @example pay_8mYcQ2
         */
        PaymentIdentifier: string;
        /**
         * @description Slug of the location, from listLocations.
         * @example tll
         */
        Location: string;
        /**
         * @description Answers only what this billing account pays for. Left out, everything the key can reach.
         * @example 120348
         */
        BillingAccountId: number;
        /**
         * @description Identity of the machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        VmUuidInQuery: string;
        /**
         * @description The billing account.
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
         * @description Network the sub-interface leads to.
         * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
         */
        NetworkUuid: string;
        /**
         * @description VLAN ID, 1 to 4094.
         * @example 120
         */
        VlanTag: number;
        /**
         * @description Answers only the disks machines may start from without writing to them, or only the others.
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
         * @description Identity of the machine, `resource_id` of a resource of the service of the type `vm`.
         * @example 81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062
         */
        ServiceTargetUuid: string;
        /**
         * @description Name of the bucket.
         * @example shop-media
         */
        BucketName: string;
        /**
         * @description Answers only what is assigned to this machine.
         * @example 7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a
         */
        AssignedVmUuid: string;
        /**
         * @description The IP address itself.
         * @example 185.7.252.14
         */
        Address: string;
        /**
         * @description Name of the network. Left out to get the default network.
         * @example staging
         */
        NetworkName: string;
        /**
         * @description Identity of the network.
         * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
         */
        NetworkUuidInPath: string;
        /**
         * @description `true` answers deleted ones too.
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
         * @example 95b3e0c7-1d4f-4a68-b2e9-7c06f8d1a354
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
         * @example 5a90d6e4-b13f-47c2-8d05-f92c6e1a7b48
         */
        MetalLeaseUuid: string;
        /**
         * @description Names the cookie. Made up by the caller at random, such as a UUID; of no use to anybody without the cookie.
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
         * @description Identity of the call in the records of the platform, a short ASCII text. Quote it to support. May be missing when the gateway itself answers.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description All tokens, the new one among them. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            /** @description All tokens, on deployments that say so with this status. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The delegation, on deployments that say so with this status. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The invitation, on deployments that say so with this status. */
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
                 * @example 90d2b6f1-48ce-4357-a1f9-e6c70a83d524
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
            /** @description What others share with the user. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description Words to look for.
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
                 * @description Whether accounts that were removed are listed, too.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The account, on deployments that say so with this status. */
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
            /** @description The account and what was done. */
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
            /** @description Whether there is one. */
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
            /** @description The use. */
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @example 88217
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @example 88204
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
                 * @example 88204
                 */
                invoice_id: components["parameters"]["InvoiceNumber"];
            };
            header?: {
                /**
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description What came of it. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description What came of it. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description What to open them with. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The method, and where its holder confirms it. */
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
                 * @description Address of the console the customer comes back to.
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
            /** @description The token, and where consent is asked for. */
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Keyword of the processor.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description What came of it. */
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
            /** @description What came of it. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description Whether the payment has begun. */
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Name of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
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
                 * @description The billing account. May be left out with a restricted key, which reaches only one.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["PayingAccountId"];
                /**
                 * @description Name of the payment, from sendLinkData, or the `data_ref` of verifyCard and buyCredit.
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
                 * @description Answers only what this billing account pays for. Left out, everything the key can reach.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The machine, on deployments that say so with this status. */
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
                 * @description The billing account.
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
            /** @description The ticket, which is shown once. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The disk as the machine sees it. */
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
                 * @description Network the sub-interface leads to.
                 * @example 0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34
                 */
                network_uuid: components["parameters"]["NetworkUuid"];
                /**
                 * @description VLAN ID, 1 to 4094.
                 * @example 120
                 */
                vlan_tag: components["parameters"]["VlanTag"];
            };
            header?: {
                /**
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description Identity of the interface the sub-interface is added to, or of the sub-interface to remove.
                 * @example a41c7e05-83d2-4b9f-b6f0-27c95d08e1ba
                 */
                if_uuid: components["parameters"]["InterfaceUuid"];
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
                 * @description Answers only the disks machines may start from without writing to them, or only the others.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description Answers only what this billing account pays for. Left out, everything the key can reach.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The service, on deployments that say so with this status. */
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
                 * @description Identity of the machine, `resource_id` of a resource of the service of the type `vm`.
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
                 * @description Identity of the machine, `resource_id` of a resource of the service of the type `vm`.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
                 * @description Identity of the managed service.
                 * @example 3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936
                 */
                uuid: components["parameters"]["ServiceUuid"];
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
                 * @description Answers only what this billing account pays for. Left out, everything the key can reach.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The bucket, on deployments that say so with this status. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
                 * @example 3f0c9a52-7d1e-4b86-9c40-5e2a61d8b7f3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All key pairs, the new one among them. */
            200: {
                headers: {
                    "X-Warren-Correlation-Id": components["headers"]["X-Warren-Correlation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageKey"][];
                };
            };
            /** @description All key pairs, on deployments that say so with this status. */
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
            /** @description The address. */
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
                 * @description Answers only what this billing account pays for. Left out, everything the key can reach.
                 * @example 120348
                 */
                billing_account_id?: components["parameters"]["BillingAccountId"];
                /**
                 * @description Answers only what is assigned to this machine.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The address, on deployments that say so with this status. */
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
            /** @description The address, without what it was assigned to. */
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
                 * @description Name of the network. Left out to get the default network.
                 * @example staging
                 */
                name?: components["parameters"]["NetworkName"];
            };
            header?: {
                /**
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The network, on deployments that say so with this status. */
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
                 * @description `true` answers deleted ones too.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The load balancer, on deployments that say so with this status. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The target, on deployments that say so with this status. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The ports of the rule, on deployments that say so with this status. */
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
                 * @example 95b3e0c7-1d4f-4a68-b2e9-7c06f8d1a354
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The firewall, on deployments that say so with this status. */
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
            /** @description Everything behind the firewall, the machine once among it. */
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The lease, on deployments that say so with this status. */
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
                 * @example 5a90d6e4-b13f-47c2-8d05-f92c6e1a7b48
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
                 * @example 5a90d6e4-b13f-47c2-8d05-f92c6e1a7b48
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
            /** @description The user is an administrator. The body means nothing. */
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
            /** @description Whether it is on. */
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
            /** @description Where to go on. */
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
                 * @description Names the cookie. Made up by the caller at random, such as a UUID; of no use to anybody without the cookie.
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
                 * @description Names the cookie. Made up by the caller at random, such as a UUID; of no use to anybody without the cookie.
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
                 * @description A text the caller makes up for one intent, such as a UUID. When the answer is lost, the same call with the same key is not carried out again: it gets the answer of the first. A key belongs to the user who sent it and is remembered for 24 hours. The same key with another request is refused with 409. A call that was refused is carried out when it is sent again.
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
            /** @description The key, on deployments that say so with this status. */
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
