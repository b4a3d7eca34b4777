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
         * @description Gives tokens for a name and its password, or for a code that authorizeUser handed out. A wrong password is 403 `Wrong email or password.`; after ten of them in a row 429 `too many requests` for a minute. Where a second factor is on, the password alone is answered with 403 `mfa_required` and `mfa_token`; send that with the code, `otp`. A wrong code is 403 `Wrong code.`, one that comes too late 401 `expired_token`.
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
         * @description Where the browser goes to sign in at the provider or with an account elsewhere; not for programs. In the end it comes back to `redirect_uri`: with tokens in the fragment, with a code and the issuer (`iss`, RFC 9207) in the query, or with `error` and `error_description`. `access_denied` with a description that asks to verify the e-mail address means just that. Only a wrong client or page is refused here.
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
    "/dbconnections/resend_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification again
         * @description Sends the e-mail that asks to verify an address once more. The answer is the same whether anybody with that address waits for it or not; at most one is sent in a minute. Not part of the specification: a provider that has no such call answers 404.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who signed in
         * @description What the provider says about the person of an access token (OpenID Connect Core, section 5.3).
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oidc/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Where the browser goes to end the session at the provider (OpenID Connect RP-Initiated Logout 1.0); not for programs. With `id_token_hint` it comes back at once; without, a page asks first. Only a registered page is gone back to.
         */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read provider
         * @description Addresses and abilities of the provider (OpenID Connect Discovery 1.0, section 4).
         */
        get: operations["getProviderMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read key set
         * @description Public keys of the signatures on tokens (RFC 7517).
         */
        get: operations["getKeySet"];
        put?: never;
        post?: never;
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
        GrantType: "http://auth0.com/oauth/grant-type/password-realm" | "http://auth0.com/oauth/grant-type/mfa-otp" | "authorization_code";
        /** @description A name with its password, the code of a second factor, or a code with its verifier. */
        LoginBody: {
            /** @description Which of them. */
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
            /**
             * Format: password
             * @description What the refusal `mfa_required` gave, good for a few minutes. Ten wrong codes use it up.
             */
            mfa_token?: string;
            /**
             * Format: password
             * @description Code of the second factor, six digits (RFC 6238). Good once.
             */
            otp?: string;
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
            /**
             * Format: password
             * @description What the refusal `mfa_required` gave, good for a few minutes. Ten wrong codes use it up.
             */
            mfa_token: string;
            /**
             * Format: password
             * @description Code of the second factor, six digits (RFC 6238). Good once.
             */
            otp: string;
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
            /**
             * Format: password
             * @description With `mfa_required`, what to send with the code.
             */
            mfa_token?: string;
            /** @description Status of the answer once more. */
            statusCode?: number;
        };
        /**
         * @description What the browser brings back.
         * @enum {string}
         */
        ResponseType: "token id_token" | "code";
        /**
         * @description Whether the person is asked.
         * @enum {string}
         */
        Prompt: "none" | "login" | "select_account";
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
        /** @description Who waits for the e-mail. */
        ResendVerificationBody: {
            /** @description The client, from the site configuration. */
            client_id: string;
            /** @description E-mail address. */
            email: string;
        };
        /** @description What the provider says about a person, as far as the access token reaches. */
        UserInfo: {
            /** @description Identity at the provider, the same as in the id token. */
            sub: string;
            /** @description Full name. Absent without the scope `profile`. */
            name?: string;
            /** @description First name. May be absent. */
            given_name?: string;
            /** @description Last name. May be absent. */
            family_name?: string;
            /** @description Language. May be absent. */
            locale?: string;
            /** @description E-mail address. Absent without the scope `email`. */
            email?: string;
            /** @description Whether the address is verified. Absent without the scope `email`. */
            email_verified?: boolean;
        };
        /** @description Addresses and abilities of the provider. */
        ProviderMetadata: {
            /**
             * Format: uri
             * @description Who issues tokens; the same in every token and answer.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Address of authorizeUser.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Address of loginUser.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Address of getUserInfo. May be absent.
             */
            userinfo_endpoint?: string;
            /**
             * Format: uri
             * @description Address of getKeySet.
             */
            jwks_uri: string;
            /**
             * Format: uri
             * @description Address of logoutUser. May be absent.
             */
            end_session_endpoint?: string;
            /** @description What can be asked for. May be absent. */
            scopes_supported?: string[];
            /** @description What the browser can bring back. */
            response_types_supported: string[];
            /** @description Where the browser brings it. May be absent. */
            response_modes_supported?: string[];
            /** @description What loginUser takes. May be absent. */
            grant_types_supported?: string[];
            /** @description How people are named. */
            subject_types_supported: string[];
            /** @description Algorithms of signatures on id tokens. */
            id_token_signing_alg_values_supported: string[];
            /** @description How clients prove themselves; `none` for clients in browsers. May be absent. */
            token_endpoint_auth_methods_supported?: string[];
            /** @description How a challenge can be made. May be absent. */
            code_challenge_methods_supported?: string[];
            /** @description What can be told about a person. May be absent. */
            claims_supported?: string[];
            /** @description Whether answers of authorizeUser name the issuer. May be absent. */
            authorization_response_iss_parameter_supported?: boolean;
        };
        /** @description A public RSA key (RFC 7518, section 6.3). */
        SigningKey: {
            /** @description Family of the algorithm, `RSA`. */
            kty: string;
            /** @description Which key; the header of a token names it. */
            kid: string;
            /** @description What it is for, `sig`. */
            use: string;
            /** @description Algorithm, `RS256`. */
            alg: string;
            /** @description Modulus in base64url. */
            n: string;
            /** @description Exponent in base64url. */
            e: string;
        };
        /** @description Public keys of signatures. */
        KeySet: {
            /** @description The keys. */
            keys: components["schemas"]["SigningKey"][];
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
        /** @description The client or the access token is not good. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
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
        /**
         * @description Whether the person is asked. Left out, only without a session at the provider.
         * @example login
         */
        Prompt: components["schemas"]["Prompt"];
        /**
         * @description E-mail address to begin with.
         * @example kadri.saar@pohjala.example
         */
        LoginHint: string;
        /**
         * @description The id token of the session to end, which may be too old by now.
         * @example eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyfDIwNDE3In0.c2FtcGxl
         */
        IdTokenHint: string;
        /**
         * @description The client. Needed to come back without `id_token_hint`.
         * @example console
         */
        LogoutClientId: string;
        /**
         * @description Page of the console to come back to. Must be one that the provider knows.
         * @example https://console.example.com/app/
         */
        PostLogoutRedirectUri: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How to prove oneself, and what was wrong. May be absent.
         * @example Bearer error="invalid_token", error_description="The access token is not valid"
         */
        "WWW-Authenticate": string;
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
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
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
                /**
                 * @description Whether the person is asked. Left out, only without a session at the provider.
                 * @example login
                 */
                prompt?: components["parameters"]["Prompt"];
                /**
                 * @description E-mail address to begin with.
                 * @example kadri.saar@pohjala.example
                 */
                login_hint?: components["parameters"]["LoginHint"];
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
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationBody"];
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
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
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
    logoutUser: {
        parameters: {
            query?: {
                /**
                 * @description The id token of the session to end, which may be too old by now.
                 * @example eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyfDIwNDE3In0.c2FtcGxl
                 */
                id_token_hint?: components["parameters"]["IdTokenHint"];
                /**
                 * @description The client. Needed to come back without `id_token_hint`.
                 * @example console
                 */
                client_id?: components["parameters"]["LogoutClientId"];
                /**
                 * @description Page of the console to come back to. Must be one that the provider knows.
                 * @example https://console.example.com/app/
                 */
                post_logout_redirect_uri?: components["parameters"]["PostLogoutRedirectUri"];
                /**
                 * @description Comes back as it is. The console writes a path that begins with a slash.
                 * @example /compute
                 */
                state?: components["parameters"]["State"];
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
            /** @description The session is over and the browser is sent back. */
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
    getProviderMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getKeySet: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
