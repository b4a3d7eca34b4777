// Generated from openapi/identity.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/oauth/token": {
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
         * @description Gives tokens for a name and its password, or for a code that authorizeUser handed out. A wrong password is 403 `Wrong email or password.`; after ten of them in a row 429 `too many requests` for a minute.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in elsewhere
         * @description Where the browser goes to sign in with an account elsewhere; not for programs. In the end it comes back to `redirect_uri`: with tokens in the fragment, with a code in the query, or with `error` and `error_description`. `access_denied` with a description that asks to verify the e-mail address means just that.
         */
        get: operations["authorizeUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dbconnections/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes an account at the provider. Unless the address counts as verified at once, an e-mail asks to verify it.
         */
        post: operations["signUpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dbconnections/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends an e-mail with a link to a page where the password can be set anew. The answer is the same whether anybody has that address or not.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a person signs in with.
         * @enum {string}
         */
        GrantType: "http://auth0.com/oauth/grant-type/password-realm" | "authorization_code";
        /** @description A name with its password, or a code with its verifier. */
        LoginBody: {
            /** @description Which of the two. */
            grant_type: components["schemas"]["GrantType"];
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Where names and passwords are kept. Left out, the provider's own.
             * @example Username-Password-Authentication
             */
            realm?: string;
            /** @description E-mail address. */
            username?: string;
            /**
             * Format: password
             * @description Password.
             */
            password?: string;
            /**
             * @description What is asked for, words with spaces between.
             * @default openid profile email
             */
            scope?: string;
            /** @description Code that authorizeUser handed out. Good once, for a few minutes. */
            code?: string;
            /**
             * Format: password
             * @description The random text the challenge was made from.
             */
            code_verifier?: string;
            /**
             * Format: uri
             * @description The page the code was handed out to.
             */
            redirect_uri?: string;
        } & ({
            /** @description E-mail address. */
            username: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        } | {
            /** @description Code that authorizeUser handed out. Good once, for a few minutes. */
            code: string;
            /**
             * Format: password
             * @description The random text the challenge was made from.
             */
            code_verifier: string;
            /**
             * Format: uri
             * @description The page the code was handed out to.
             */
            redirect_uri: string;
        });
        /** @description What a sign-in gives; the body of createSession. */
        IdentityTokens: {
            /**
             * Format: password
             * @description Token to get a key with.
             */
            access_token: string;
            /**
             * Format: password
             * @description Statement about the person, a JSON web token. May be absent.
             */
            id_token?: string;
            /** @description What was granted. May be absent. */
            scope?: string;
            /** @description How long the access token is good. */
            expires_in: number;
            /** @description Kind of the access token, `Bearer`. */
            token_type: string;
        };
        /** @description Body of a refusal. Signing in answers with `error` and `error_description`, everything about accounts with `code` and `description`. Read the description first. */
        IdentityError: {
            /** @description Word for programs. */
            error?: string;
            /** @description Text for people. */
            error_description?: string;
            /** @description Word for programs. */
            code?: string;
            /** @description Text for people. */
            description?: string;
            /** @description Kind of the refusal, such as `PasswordStrengthError`. */
            name?: string;
            /** @description Text for people. */
            message?: string;
            /** @description What a password must hold, as a list for people. */
            policy?: string;
            /** @description Status of the answer once more. */
            statusCode?: number;
        };
        /**
         * @description What the browser brings back.
         * @enum {string}
         */
        ResponseType: "token id_token" | "code";
        /** @description A new account. */
        SignUpBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Where names and passwords are kept.
             * @example Username-Password-Authentication
             */
            connection: string;
            /** @description E-mail address. A wrong one is refused with a text that begins with `error in email`. */
            email: string;
            /**
             * Format: password
             * @description Password of 8 characters or more, with a lower-case letter, an upper-case letter and a digit. Any other is refused with a text that begins with `Password`.
             */
            password: string;
        };
        /** @description An account at the provider. */
        SignedUpUser: {
            /** @description Identity at the provider. May be absent. */
            _id?: string;
            /** @description E-mail address. */
            email: string;
            /** @description Whether the address counts as verified already. */
            email_verified: boolean;
        };
        /** @description Whose password was forgotten. */
        ChangePasswordBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /**
             * @description Where names and passwords are kept.
             * @example Username-Password-Authentication
             */
            connection: string;
            /** @description E-mail address. */
            email: string;
        };
    };
    responses: {
        /** @description The request is incomplete or refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The client or the code is not known. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The person is not let in. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description Too many attempts. Try again in a minute. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The provider failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
            };
        };
        /** @description The provider cannot be reached. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
                "text/html": string;
            };
        };
        /** @description The provider did not answer in time. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityError"];
                "text/html": string;
            };
        };
    };
    parameters: {
        /**
         * @description The client, from the site configuration.
         * @example console
         */
        ClientId: string;
        /**
         * @description What the browser is to bring back.
         * @example token id_token
         */
        ResponseType: components["schemas"]["ResponseType"];
        /**
         * @description Page of the console to come back to. Must be one that the provider knows.
         * @example https://console.example.com/app/auth0_callback
         */
        RedirectUri: string;
        /**
         * @description The account elsewhere, such as `google-oauth2`. Left out, the provider asks.
         * @example google-oauth2
         */
        Connection: string;
        /**
         * @description What is asked for, words with spaces between.
         * @example openid profile email
         */
        Scope: string;
        /**
         * @description Comes back as it is. The console writes a path that begins with a slash.
         * @example /compute
         */
        State: string;
        /**
         * @description Stands in the id token, so that a foreign one is noticed. Needed when an id token is asked for.
         * @example 4f1c9e0b7d2a8653
         */
        Nonce: string;
        /**
         * @description Base64url of the SHA-256 of the verifier. Needed for a code.
         * @example gGJ2mbHdVZf0jOBvXmCvBmbI4tBi7dqNqRL3S0n6uPU
         */
        CodeChallenge: string;
        /**
         * @description How the challenge was made; `S256` and nothing else.
         * @example S256
         */
        CodeChallengeMethod: "S256";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Where the browser goes.
         * @example https://console.example.com/app/auth0_callback#access_token=hB2xT7qPz4mVd9KfJc6wLr3sNy8eUaG5&state=%2F
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    authorizeUser: {
        parameters: {
            query: {
                /**
                 * @description The client, from the site configuration.
                 * @example console
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description What the browser is to bring back.
                 * @example token id_token
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description Page of the console to come back to. Must be one that the provider knows.
                 * @example https://console.example.com/app/auth0_callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description The account elsewhere, such as `google-oauth2`. Left out, the provider asks.
                 * @example google-oauth2
                 */
                connection?: components["parameters"]["Connection"];
                /**
                 * @description What is asked for, words with spaces between.
                 * @example openid profile email
                 */
                scope?: components["parameters"]["Scope"];
                /**
                 * @description Comes back as it is. The console writes a path that begins with a slash.
                 * @example /compute
                 */
                state?: components["parameters"]["State"];
                /**
                 * @description Stands in the id token, so that a foreign one is noticed. Needed when an id token is asked for.
                 * @example 4f1c9e0b7d2a8653
                 */
                nonce?: components["parameters"]["Nonce"];
                /**
                 * @description Base64url of the SHA-256 of the verifier. Needed for a code.
                 * @example gGJ2mbHdVZf0jOBvXmCvBmbI4tBi7dqNqRL3S0n6uPU
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description How the challenge was made; `S256` and nothing else.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The browser is sent back, or on to the account elsewhere. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signUpUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description A sentence for the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
